#!/bin/sh
# A checked seven in three games: only limit ace-to-five has the sevens rule.

for game in 'A-5 limit' 'A-5 no-limit' '2-7 limit'; do
    line='after the draw, seat 3 checks 7-5-4-3-2, seat 5 bets, seat 3 calls, seat 5 shows 8-6-4-3-2'
    echo "$game: $(referee ruling "$game, $line" | head -1)"
done
#> A-5 limit: Seat 3 has the best hand and wins what was in the pot before the draw, nothing more; the action after the draw is void.
#> A-5 no-limit: No penalty.
#> 2-7 limit: No penalty.
