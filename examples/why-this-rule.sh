#!/bin/sh
# Why the one rule and not the other: the chain that leads to the rule, and the exception that beats another.

referee ruling -w 2-7 limit, before the draw, 4th card exposed 6s by the dealer | sed -n '/Why/,$p'
#>   Why:
#>     LB-8 › A5-3  is beaten: 27-2 is the exception
#>     LB-8 › 27-2  applies: 2-7, before the draw, 6
