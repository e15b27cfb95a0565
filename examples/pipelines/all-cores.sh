#!/bin/sh
# Any filter on all cores: GNU parallel cuts the input between lines and puts the records back in order.
#
#     sh all-cores.sh hand -g 27 -f short - < hands > records
#
# To install on Debian or Ubuntu: apt-get install parallel
#
# The records are the same bytes as those of "referee hand -g 27 -f short -" alone. The exit status is the number of
# blocks in which a line could not be read; with --exit-zero it is 0. Messages count lines from the start of a block.

exec parallel --pipe --keep-order --block 8M --quote referee "$@"
