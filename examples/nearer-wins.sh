#!/bin/sh
# What holds at the table can be said once; what a line says itself is nearer and wins.

export REFEREE_TABLE='A-5 no-limit'
referee ruling -f short before the draw, 4th card exposed 6s
referee ruling -f short -t limit before the draw, 4th card exposed 6s
referee ruling -f short -t limit pot-limit, before the draw, 4th card exposed 6s
#> replace-after-deal NL-2a NL-2 LB-8
#> must-take A5-3 LB-8
#> replace-after-deal NL-2a NL-2 LB-8
