#!/bin/sh
# What a room thinks the rules are, held against the rules: "=>" is what is expected.

room=$(mktemp)
trap 'rm -f "$room"' EXIT
cat > "$room" <<'SITUATIONS'
2-7 limit, before the draw, 4th card exposed 7s   => must be taken [27-2]
2-7 limit, before the draw, 4th card exposed 6s   => must be taken [27-2]
SITUATIONS

referee check "$room" | sed "s,$room,room.ref,"
#> room.ref:2:1: expected must be taken [27-2], got replaced after the deal [27-2]
#> 2 situations, 1 as expected, 1 not
