#!/usr/bin/env bash
# Eight processes send at once what one limit of the server allows: it never has to refuse a request. Last line: "N passed, N failed, N skipped".
#
#   tests/sharing/run.sh [CALLS OF EACH, 100] [PLIMSOLLCTL]
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
calls=${1:-100}
ctl=${2:-}
[[ $calls =~ ^[1-9][0-9]*$ ]] || { echo "usage: tests/sharing/run.sh [CALLS] [PLIMSOLLCTL]" >&2; exit 2; }
for preset in dev asan; do
  [ -n "$ctl" ] || [ ! -x "$root/build/$preset/bin/plimsollctl" ] || ctl=$root/build/$preset/bin/plimsollctl
done
[ -x "$ctl" ] || { echo "tests/sharing/run.sh: there is no plimsollctl: build it first (cmake --preset dev && cmake --build --preset dev)" >&2; exit 2; }
exec python3 "$here/sharing_test.py" "$ctl" "$calls"
