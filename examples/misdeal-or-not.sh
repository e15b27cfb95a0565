#!/bin/sh
# Redeal only if it is a misdeal: "is" answers with its exit status, and unknown is never no.

for acted in nobody 'one player' 'two players'; do
    if referee is -q misdeal "lowball, 2 extra cards dealt, $acted acted"; then
        echo "$acted: redeal"
    else
        echo "$acted: status $?"
    fi
done
referee is -q misdeal lowball, 2 extra cards dealt || echo "not told: status $?"
#> nobody: redeal
#> one player: redeal
#> two players: status 1
#> not told: status 3
