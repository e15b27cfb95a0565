#!/bin/sh
# A rule by its number, in any spelling.

referee explain -f short a5.3 'Lowball 1(c)'
#> A5-3 In limit, before the draw: an exposed card up to a seven must be kept, the ace included; a higher one is replaced.
#> LB-1c Misdeal: two extra cards or more, counted over all the starting hands together.
