#!/bin/sh
# Deuce-to-seven hands, the best first: "-f short" prints rank, blank, name.

referee hand -g 27 -f short Ks8h5d4c2s 7s6d4h3c2s 9s8h7c6d5s 8h6d4c3s2d | sort -n
#> 2 seven-six-four low
#> 6 eight-six-four low
#> 473 king-eight-five low
#> 5858 nine-high straight
