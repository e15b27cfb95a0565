#!/bin/sh
# A dealer flashed a six in a deuce-to-seven game. What now? The first line is the answer, the rest the steps and the rules.

referee ruling 2-7 limit, before the draw, seat 3 4th card exposed 6s by the dealer | head -4
#> Seat 3 may not keep the 6♠: it is replaced after the deal.
#>   1. Complete the deal to everyone first.
#>   2. Give seat 3 a card off the deck in its place.
#>   3. Use the first exposed card as the burncard.
