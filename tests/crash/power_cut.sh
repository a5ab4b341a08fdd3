#!/usr/bin/env bash
# Works out the disks that a power cut could leave at each moment of the queue's work, and looks at what the program makes of
# them: what was promised is there. Last line: "N passed, N failed, N skipped".
#
#   tests/crash/power_cut.sh [CUTS, 400] [PLIMSOLLCTL RECORDER]
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
build=$(cd "$here/../.." && pwd)/build/dev
cuts=${1:-400} ctl=${2:-$build/bin/plimsollctl} recorder=${3:-$build/tests/libdisk_recorder.so}
[[ $cuts =~ ^[1-9][0-9]*$ ]] || { echo "usage: tests/crash/power_cut.sh [CUTS] [PLIMSOLLCTL RECORDER]" >&2; exit 2; }
for needed in "$ctl" "$recorder"; do
  [ -r "$needed" ] || { echo "tests/crash/power_cut.sh: there is no $needed: build it first (cmake --preset dev && cmake --build --preset dev)" >&2; exit 2; }
done
exec python3 "$here/power_cut_test.py" "$ctl" "$recorder" "$cuts"
