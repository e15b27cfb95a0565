#!/bin/sh
# Three players show down at a UBLN table where the dealer announced that all low cards are wild.
# The exit status is 0 where there is a ruling, and the winners are one line.

if winners=$(referee judge -g ubln --low-cards all -f short Ann=QsQhQc3s3c Bob=KsKdKhJc4d Cas=Th9h8h7h2s); then
    echo "The pot goes to: $winners"
fi
#> The pot goes to: Ann

# Without the announcement there is none, if it matters: exit status 3.
referee judge -g ubln -q Ann=KcKh7s4s4h Bob=QsQhQc7c2d
echo "exit status $?"
#> exit status 3
