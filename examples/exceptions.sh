#!/bin/sh
# Every rule that beats another one where both apply. (The parts of a rule that beat its head are left out.)

referee rules -j | python3 -c '
import json, sys
for rule in json.load(sys.stdin)["rules"]:
    for beaten in rule["over"]:
        if beaten not in ("LB-1", "LB-12"):
            print(rule["rule"], "over", beaten)
'
#> LB-11 over LB-1d
#> 27-intro over A5-intro
#> 27-intro over A5-1
#> 27-1 over A5-intro
#> 27-1 over A5-1
#> 27-2 over A5-3
#> 27-3 over A5-2
#> 27-3 over A5-4
