#!/bin/sh
# House rules are settings, one a line, in a file. A ruling names those it rests on.

house=$(mktemp)
trap 'rm -f "$house"' EXIT
cat > "$house" <<'RULES'
A-5 limit 20/40      # every table of ours
sevens rule off
check-raise allowed
RULES

referee ruling --house "$house" seat 3 check-raises | grep -e '^Seat' -e House
referee ruling --house "$house" after the draw, seat 3 checks 7-5-4-3-2 | grep -e '^No' -e House
#> Seat 3 may check-raise.
#>   House rule: A-5 limit 20/40.
#>   House rule: check-raise allowed.
#> No penalty.
#>   House rule: A-5 limit 20/40.
#>   House rule: sevens rule off.
