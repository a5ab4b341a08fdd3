#!/usr/bin/env bash
# The real window under 10,000 events a second for a minute, with few models and with many: stalls, charts, memory.
# It measures, so it wants a build without sanitizers and a machine that does nothing else. Last line: "N passed, N failed, N skipped".
#
#   tests/soak/run.sh [SECONDS, 60]
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
seconds=${1:-60}
[[ $seconds =~ ^[0-9]+$ ]] || { echo "usage: tests/soak/run.sh [SECONDS]" >&2; exit 2; }
flood=$root/build/release/tests/ui_flood
[ -x "$flood" ] || flood=$root/build/dev/tests/ui_flood
passed=0 failed=0 skipped=0
if [ ! -x "$flood" ]; then
  echo "tests/soak/run.sh: there is no ui_flood in build/release or build/dev" >&2
  skipped=1
else
  for models in 5 50; do
    if "$flood" --seconds "$seconds" --models "$models"; then passed=$((passed + 1)); else failed=$((failed + 1)); fi
  done
fi
echo "$passed passed, $failed failed, $skipped skipped"
[ "$failed" -eq 0 ]
