#!/bin/sh
# "Why not the sevens rule?" With -ww the rules that do not apply tell the first fact that rules them out.

referee ruling -ww A-5 no-limit, after the draw, seat 3 checks 6-4-3-2-A | grep 'does not apply'
#>     A5-4  does not apply: no-limit
#>     27-3  does not apply: A-5
