#!/bin/sh
# The ordinary case is presumed, and said; with --strict it is asked about instead. What the book presumes stands.

line='A-5 limit, on the draw, exposed Kd'
referee ruling "$line" | grep Presumed
referee ruling --strict "$line" | head -1
referee ruling --strict A-5 limit, seat 3 check-raises | grep Presumed
#>   Presumed: the dealer exposed it; otherwise say "by himself".
#> It depends: who exposed it?
#>   Presumed: check-raise is not allowed (A5-2); otherwise say "check-raise allowed".
