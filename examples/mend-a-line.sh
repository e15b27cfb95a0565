#!/bin/sh
# A line that cannot be read is never ruled on: every slip is shown with its place and a spelling that works, and
# where these put the whole line right, so is that line.

referee ruling A-5 limit, befor the draw, seat 3 exposd 7h 2>&1
echo "exit status $?"
#> referee: the situation cannot be read
#>   A-5 limit, befor the draw, seat 3 exposd 7h
#>              ^~~~~~~~~~~~~~
#>   column 12: did not understand 'befor'; did you mean before the draw?
#>                                     ^~~~~~
#>   column 35: did not understand 'exposd'; did you mean exposed?
#> try: referee ruling A-5 limit, before the draw, seat 3 exposed 7h
#> exit status 2
