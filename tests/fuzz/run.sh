#!/usr/bin/env bash
# Runs all fuzz targets for SECONDS altogether, as many at once as there are cores. Seeds are tests/fuzz/corpus/NAME,
# and what earlier runs found in build/fuzz/corpus/NAME. A finding is a file in build/fuzz/findings: put it into the
# corpus, where every test run tries it, and mend what it broke. Last line: "N passed, N failed, N skipped".
#
#   tests/fuzz/run.sh SECONDS [NAME...]
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
build=$here/../../build/fuzz

usage() { echo "usage: tests/fuzz/run.sh SECONDS [NAME...]" >&2; exit 2; }
[[ ${1:-} =~ ^[1-9][0-9]*$ ]] || usage
seconds=$1
shift
names=("$@")
[ ${#names[@]} -gt 0 ] || mapfile -t names < <(cd "$here/corpus" && printf '%s\n' * | sort)
for name in "${names[@]}"; do
  [ -f "$here/fuzz_$name.cpp" ] || { echo "no fuzz target is called $name" >&2; usage; }
done

at_once=$(nproc)
[ "$at_once" -le ${#names[@]} ] || at_once=${#names[@]}
rounds=$(((${#names[@]} + at_once - 1) / at_once))
each=$((seconds / rounds))
[ "$each" -gt 0 ] || each=1
mkdir -p "$build/findings" "$build/logs"

# one NAME: its status is that of the fuzzer, 0 if it found nothing.
one() {
  local name=$1 options=()
  mkdir -p "$build/corpus/$name"
  [ ! -f "$here/dict/$name.dict" ] || options+=(-dict="$here/dict/$name.dict")
  UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1 LC_ALL=C.UTF-8 \
    "$build/tests/fuzz_$name" -max_total_time="$each" -timeout=10 -rss_limit_mb=2048 -print_final_stats=1 \
    -artifact_prefix="$build/findings/$name-" "${options[@]}" "$build/corpus/$name" "$here/corpus/$name" >"$build/logs/$name.log" 2>&1
}

passed=0 failed=0 running=0
declare -A name_of
# settle: waits for one target to end, and tells how.
settle() {
  local pid status=0 name log runs
  wait -n -p pid || status=$?
  running=$((running - 1))
  name=${name_of[$pid]} log=$build/logs/${name_of[$pid]}.log
  runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log" 2>/dev/null | tail -n 1)
  if [ "$status" -eq 0 ] && [ "${runs:-0}" -gt 0 ]; then
    passed=$((passed + 1))
    echo "$name: ${runs} inputs in ${each} s, nothing found"
  else
    failed=$((failed + 1))
    echo "$name: FAILED with status $status; the end of $log:"
    tail -n 40 "$log" || true
  fi
}
for name in "${names[@]}"; do
  [ "$running" -lt "$at_once" ] || settle
  one "$name" &
  name_of[$!]=$name
  running=$((running + 1))
done
while [ "$running" -gt 0 ]; do settle; done
echo "$passed passed, $failed failed, 0 skipped"
[ "$failed" -eq 0 ]
