#!/bin/sh
# The same two hands in every game, as JSON: who wins at which table?

referee judge -j 7-5-4-3-2 6-4-3-2-A |
    python3 -c 'import json, sys; print(*json.load(sys.stdin)["ask"]["ways"].items(), sep="\n")'
#> ('a5', '2')
#> ('27', '1')
#> ('ubln', '1')
#> ('high', '2')
