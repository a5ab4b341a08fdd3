#!/usr/bin/env bash
# The official SDKs against the sandbox, and `plimsollctl send`: starts `plimsollctl sandbox` on a free port, runs every *.test.mjs with node's
# own runner, stops it. Usage: run.sh PLIMSOLLCTL. Last line: "N passed, N failed, N skipped".
# Exit 77 (skipped, and said so) only where there is no npm; an npm that fails is a failure.
set -euo pipefail
plimsollctl=$(realpath "$1")
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)

if ! command -v npm >/dev/null; then
  echo "SKIPPED: the SDK tests need npm, which is not installed" >&2
  echo "0 passed, 0 failed, 1 skipped"
  exit 77
fi

broken() {
  echo "$1" >&2
  echo "0 passed, 1 failed, 0 skipped"
  exit 1
}

# Installed once for a lock file: what is there already was made from the very same one.
cd "$here"
if ! cmp -s package-lock.json node_modules/.installed-lock.json; then
  npm ci || broken "npm ci failed"
  cp package-lock.json node_modules/.installed-lock.json
fi

work=$(mktemp -d)
sandbox=
cleanup() {
  [ -z "$sandbox" ] || kill "$sandbox" 2>/dev/null || true
  rm -rf "$work"
}
trap cleanup EXIT
mkfifo "$work/url"
"$plimsollctl" sandbox --port 0 --speed 20 --no-failures >"$work/url" &
sandbox=$!
IFS= read -r PLIMSOLL_SANDBOX_URL <"$work/url" || broken "the sandbox did not start"
export PLIMSOLL_SANDBOX_URL PLIMSOLLCTL=$plimsollctl

status=0
node --test --test-concurrency=1 --test-reporter=tap ./*.test.mjs | tee "$work/tap" || status=$?

kill -TERM "$sandbox"
wait "$sandbox" || broken "the sandbox did not end cleanly"
sandbox=

sum() { sed -n "s/^# $1 \([0-9]*\)$/\1/p" "$work/tap" | tail -n 1; }
passed=$(sum pass) failed=$(sum fail) skipped=$(sum skipped)
[ -n "$passed" ] || broken "node's test runner gave no summary"
echo "$passed passed, $failed failed, $skipped skipped"
exit "$status"
