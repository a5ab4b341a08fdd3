# shellcheck shell=bash
# How tests/run.sh and tests/full.sh run their stages and add them up. It is sourced after installer/lib.sh.

passed=0 failed=0 skipped=0
failures=()

# count PASSED FAILED SKIPPED
count() { passed=$((passed + $1)) failed=$((failed + $2)) skipped=$((skipped + $3)); }

# failure NAME [HOW MANY]: so that the end can say which stage it was.
failure() { count 0 "${2:-1}" 0; failures+=("$1"); }

skip() { say "SKIPPED $1: $2"; count 0 0 1; }

# step NAME COMMAND...: one test, which passes if the command exits with 0.
step() {
  local name=$1
  shift
  say "$name"
  if "$@"; then count 1 0 0; else failure "$name"; fi
}

# summed NAME COMMAND...: a command that tells how many tests it ran in a line "N passed, N failed[, N skipped]", the last one counting.
summed() {
  local name=$1 log=$scratch/summed.log status=0 line p f s
  shift
  say "$name"
  "$@" 2>&1 | tee "$log" || status=$?
  line=$(grep -E '^[0-9]+ passed, [0-9]+ failed(, [0-9]+ skipped)?$' "$log" | tail -n 1) || true
  if [ -z "$line" ]; then
    failure "$name (exit status $status, no closing line)"
    return
  fi
  read -r p f s < <(tr -cs '0-9\n' ' ' <<<"$line")
  count "$p" 0 "${s:-0}"
  # An exit status that contradicts the line is a failure of its own.
  if [ "$f" -gt 0 ]; then failure "$name" "$f"; elif [ "$status" -ne 0 ]; then failure "$name (exit status $status)"; fi
}

# ctest_preset PRESET [ctest options]: all tests of a preset that is built, counted function by function.
ctest_preset() {
  local preset=$1 report=$scratch/ctest-$1.xml
  shift
  run_ctest() {
    local status=0 fixed_addresses=()
    # GCC 12's thread sanitizer knows only the narrower address randomisation of older kernels.
    if [ "$preset" = tsan ] && setarch -R true 2>/dev/null; then fixed_addresses=(setarch -R); fi
    ${fixed_addresses[@]+"${fixed_addresses[@]}"} ctest --test-dir "$plimsoll_root/build/$preset" -j 2 --output-on-failure --output-junit "$report" \
      --test-output-size-passed 100000000 --test-output-size-failed 100000000 "$@" || status=$?
    python3 "$plimsoll_root/tests/tools/sum_ctest.py" "$report" || return
    return "$status"
  }
  summed "The tests of the preset $preset" run_ctest "$@"
}

# run_checkers PRESET: scenarios through replay, raw replies through inspect.
run_checkers() {
  local ctl=$plimsoll_root/build/$1/bin/plimsollctl tests=$plimsoll_root/tests fixtures
  fixtures=("$tests/http")
  [ ! -d "$tests/http/own" ] || fixtures+=("$tests/http/own")
  summed "Scenarios ($1)" python3 "$tests/tools/check_scenarios.py" --cmd "'$ctl' replay" "$tests/scenarios" "$tests/scenarios/own"
  summed "Response fixtures ($1)" python3 "$tests/tools/check_inspect.py" --cmd "'$ctl' inspect" "${fixtures[@]}"
}

# sanitized PRESET [STAGE]: builds it, runs all its tests, then a stage of its own.
sanitized() {
  say "Building the preset $1"
  build_preset "$1" || { failure "the build of the preset $1"; return; }
  ctest_preset "$1"
  [ $# -lt 2 ] || "$2" "$1"
}

# fuzz SECONDS: shared out among all fuzz targets.
fuzz() {
  install_packages fuzz
  say "Building the preset fuzz"
  build_preset fuzz || { failure "the build of the preset fuzz"; return; }
  summed "Fuzzing for $1 s" "$plimsoll_root/tests/fuzz/run.sh" "$1"
}

# isolate: tests read and write nothing of the user's, and know no key and no session of theirs.
isolate() {
  scratch=$(mktemp -d "${TMPDIR:-/tmp}/plimsoll-tests.XXXXXX")
  trap 'stop_display; rm -rf "$scratch"' EXIT
  trap 'exit 130' INT
  trap 'exit 143' TERM
  [ -n "${HOME:-}" ] || export HOME=$scratch
  local kind
  for kind in CONFIG DATA STATE CACHE; do export "XDG_${kind}_HOME=$scratch/${kind,,}"; done
  export XDG_RUNTIME_DIR=$scratch/runtime
  mkdir -m 700 "$XDG_RUNTIME_DIR"
  # No bus is not enough: with none named, a library may start one, or find the user's.
  export DBUS_SESSION_BUS_ADDRESS=unix:path=$scratch/no-session-bus
  local name
  for name in $(compgen -e | grep -E '(_API_KEY|_AUTH_TOKEN|_BASE_URL)$|^(WAYLAND_DISPLAY|DISPLAY|QT_QPA_PLATFORM)$'); do unset "$name"; done
  export NO_PROXY=127.0.0.1,localhost,::1${NO_PROXY:+,$NO_PROXY} no_proxy=127.0.0.1,localhost,::1${no_proxy:+,$no_proxy}
  export LC_ALL=C.UTF-8
}

# start_display: one Xvfb for all GUI tests, on a number that it finds itself.
start_display() {
  Xvfb -displayfd 3 -screen 0 1600x1000x24 -nolisten tcp 3>"$scratch/display" >"$scratch/xvfb.log" 2>&1 &
  display_pid=$!
  local tries=100
  until [ -s "$scratch/display" ]; do
    if ! kill -0 "$display_pid" 2>/dev/null || [ $((tries -= 1)) -eq 0 ]; then
      cat "$scratch/xvfb.log" >&2
      fail "Xvfb did not start"
    fi
    sleep 0.1
  done
  DISPLAY=:$(cat "$scratch/display")
  export DISPLAY
}

stop_display() { [ -z "${display_pid:-}" ] || kill "$display_pid" 2>/dev/null || true; }

# closing: the sum, as the last line, and the exit status that goes with it.
closing() {
  local each
  for each in ${failures[@]+"${failures[@]}"}; do say "FAILED $each"; done
  echo "$passed passed, $failed failed, $skipped skipped"
  [ "$failed" -eq 0 ] || exit 1
  exit 0
}
