#!/bin/sh
# Publishes the newest release of a remote, creates a preview link to it, and starts its rollout by a plan.
#   release.sh <remote> <why>
# Needs PLAZA_URL, and in PLAZA_OPS_TOKEN a token that may read, publish, preview and promote the remote.
# PLAZA is the command, PLAN the shares of the plan, WAIT the time after each.
set -eu
remote=$1
why=$2
plaza=${PLAZA:-npm run --silent registry --}

status=$($plaza publish "$remote" --why "$why" --json)
release=$(printf '%s' "$status" | node -e '
  const { remotes } = JSON.parse(require("node:fs").readFileSync(0, "utf8"))
  console.log(remotes.find(({ name }) => name === process.argv[1]).releases[0].id)' "$remote")
link=$($plaza preview-release "$remote" "$release" --why "$why" --json)
address=$(printf '%s' "$link" | node -p 'JSON.parse(require("node:fs").readFileSync(0, "utf8")).address')
echo "Preview of $remote $release: $address"
if [ -n "${GITHUB_OUTPUT:-}" ]; then printf 'release=%s\npreview=%s\n' "$release" "$address" >>"$GITHUB_OUTPUT"; fi
$plaza promote "$remote" "$release" --plan "${PLAN:-1,10,50,100}" --wait "${WAIT:-30m}" --why "$why"
