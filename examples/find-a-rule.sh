#!/bin/sh
# Which rules speak of it? By a question, by words, by a game.

referee rules -f short --about "exposed card"
referee rules -f short --search 'seven or better'
referee rules -f short --search 'five-high straight' -g ubln
#> LB-8 LB-9 A5-3 27-2 NL-2 NL-2a NL-2b NL-3
#> A5-4 27-3
#> UBLN-3.3 UBLN-ex2 UBLN-5.5
