#!/bin/sh
# The same situation as three people type it: each is read into one canonical form.

referee read 'A–5 limit; pre-draw. The dealer flashed the 10♥️ to s3'
referee read 'ace to five, fixed limit, before the draw, dealer exposes the ten of hearts to seat 3'
referee read 'California lowball limit before the draw dealer exposed Th to player 3'
#> A-5 limit, before the draw, exposed 10♥ to seat 3 by the dealer
#> A-5 limit, before the draw, exposed 10♥ to seat 3 by the dealer
#> A-5 limit, before the draw, exposed 10♥ to seat 3 by the dealer
