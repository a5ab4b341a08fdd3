#!/usr/bin/env bash
# What takes longer than tests/run.sh: all tests under the address, undefined-behaviour and thread sanitizers, scenarios and response
# fixtures under the first two, the headless build, long fuzzing, crash, power cut, sharing and soak tests. Last line: "N passed, N failed, N skipped".
#
#   tests/full.sh [MINUTES OF FUZZING, 10]
set -euo pipefail
# shellcheck source=installer/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/../installer/lib.sh"
# shellcheck source=tests/tools/stages.sh
source "$plimsoll_root/tests/tools/stages.sh"

fuzz_minutes=${1:-10}
[[ $fuzz_minutes =~ ^[0-9]+$ ]] || { echo "usage: tests/full.sh [MINUTES OF FUZZING]" >&2; exit 2; }

require_debian
install_packages build gui run tests
isolate
start_display
# Long runs for tests that repeat random cases.
export PLIMSOLL_LONG_TESTS=1

# Leaks and races that are not ours are named in tests/tools/*.supp, and nowhere else.
sanitized asan run_checkers
sanitized tsan
say "Building the preset headless"
step "The headless build" build_preset headless
say "Building what is not judged by a sanitizer"
if build_preset dev plimsollctl disk_recorder ui_flood; then
  for kind in crash sharing soak; do
    summed "The $kind tests" "$plimsoll_root/tests/$kind/run.sh"
  done
  summed "The power cut tests" "$plimsoll_root/tests/crash/power_cut.sh"
else
  failure "the build of plimsollctl, disk_recorder and ui_flood"
fi
[ ! -x "$plimsoll_root/tests/fuzz/run.sh" ] || fuzz $((fuzz_minutes * 60))

closing
