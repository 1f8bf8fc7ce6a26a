#!/bin/sh
# Packs the server and the host of this checkout, after the host was tried with the releases that run.
#   host.sh <folder>
# Needs PLAZA_URL, and in PLAZA_OPS_TOKEN a token that may read.
set -eu
npm run versions -- --report "${REPORT:-versions.json}"
npm run pack -- "$1"
