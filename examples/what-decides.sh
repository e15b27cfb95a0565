#!/bin/sh
# A line that leaves something out: the answer names the fact that decides, and what each value comes to.

referee ruling -j A-5, before the draw, 4th card exposed 6s |
    python3 -c 'import json, sys; ask = json.load(sys.stdin)["ask"]; print(ask["text"], *ask["ways"].items(), sep="\n")'
#> limit, no-limit or pot-limit?
#> ('limit', 'must-take')
#> ('no-limit', 'replace-after-deal')
#> ('pot-limit', 'replace-after-deal')
