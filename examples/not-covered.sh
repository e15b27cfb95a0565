#!/bin/sh
# What no numbered rule covers is said to be so, with the rules that come nearest; the exit status is 4.

referee ruling -f short lowball, boxed card
echo "exit status $?"
referee ruling -q UBLN, dealer exposed 2 cards, nobody acted
echo "exit status $?"
#> not-covered LB-1 LB-8
#> exit status 4
#> exit status 4
