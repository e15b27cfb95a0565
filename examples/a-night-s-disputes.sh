#!/bin/sh
# A file of what happened in one night, a line each: every ruling on one line.

night=$(mktemp)
trap 'rm -f "$night"' EXIT
cat > "$night" <<'SITUATIONS'
# table 4
lowball, button out of position, one player acted
A-5, on the draw, seat 3 draws 5            # not the last to draw
single blind, seat 5 posts half a blind
SITUATIONS

referee ruling -f short -F "$night"
#> misdeal LB-1e LB-1
#> four-now-fifth-last LB-10
#> full-blind LB-5
