#!/bin/sh
# Every rank exposed before the draw, at one table: must it be kept?

export REFEREE_TABLE='A-5 no-limit, before the draw'
for rank in A 5 6 7 K; do
    echo "$rank $(referee is -f short must-take "4th card exposed ${rank}s")"
done
#> A yes
#> 5 yes
#> 6 no
#> 7 no
#> K no
