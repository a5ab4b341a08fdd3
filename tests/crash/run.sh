#!/usr/bin/env bash
# Kills the queue's senders and workers at random moments and looks at what they leave: no accepted job is lost, none is
# done twice, the database opens. Last line: "N passed, N failed, N skipped".
#
#   tests/crash/run.sh [KILLS, 200] [PLIMSOLLCTL]
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
kills=${1:-200}
ctl=${2:-}
[[ $kills =~ ^[0-9]+$ ]] || { echo "usage: tests/crash/run.sh [KILLS] [PLIMSOLLCTL]" >&2; exit 2; }
for preset in dev asan; do
  [ -n "$ctl" ] || [ ! -x "$root/build/$preset/bin/plimsollctl" ] || ctl=$root/build/$preset/bin/plimsollctl
done
[ -x "$ctl" ] || { echo "tests/crash/run.sh: there is no plimsollctl: build it first (cmake --preset dev && cmake --build --preset dev)" >&2; exit 2; }
exec python3 "$here/crash_test.py" "$ctl" "$kills"
