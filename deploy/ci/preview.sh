#!/bin/sh
# Publishes the newest release of a remote, and writes a preview link to it as the text of a comment.
#   preview.sh <remote> <why> [<file for the text>]
# Needs PLAZA_URL, and in PLAZA_OPS_TOKEN a token that may read, publish and preview the remote.
# PLAZA is the command, HOURS the lifetime of the link.
set -eu
remote=$1
why=$2
plaza=${PLAZA:-npm run --silent registry --}

status=$($plaza publish "$remote" --why "$why" --json)
release=$(printf '%s' "$status" | node -e '
  const { remotes } = JSON.parse(require("node:fs").readFileSync(0, "utf8"))
  console.log(remotes.find(({ name }) => name === process.argv[1]).releases[0].id)' "$remote")
$plaza preview-release "$remote" "$release" --hours "${HOURS:-168}" --markdown --why "$why" >"${3:-preview.md}"
echo "Preview of $remote $release is in ${3:-preview.md}"
