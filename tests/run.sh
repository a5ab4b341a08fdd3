#!/usr/bin/env bash
# Installs what is missing, builds once, runs all tests: unit, GUI (under one Xvfb), keychain (on a session bus of their own), scenarios,
# response fixtures, and the official npm clients against the sandbox. Last line: "N passed, N failed, N skipped".
# What takes longer (sanitizers, long fuzzing, crash, soak) is tests/full.sh.
set -euo pipefail
# shellcheck source=installer/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/../installer/lib.sh"
# shellcheck source=tests/tools/stages.sh
source "$plimsoll_root/tests/tools/stages.sh"

ctl=$plimsoll_root/build/dev/bin/plimsollctl

require_debian
install_packages build gui run tests
command -v node >/dev/null || command -v nodejs >/dev/null || install_packages node
isolate

say "Building the preset dev"
if ! build_preset dev; then
  failure "the build of the preset dev"
  closing
fi

start_display
ctest_preset dev -LE clients # they have a stage of their own below, which counts them one by one
run_checkers dev
# Node knows only its own list of authorities; behind a company's proxy it needs the system's.
if [ -z "${NODE_EXTRA_CA_CERTS:-}" ] && [ -r /etc/ssl/certs/ca-certificates.crt ]; then
  export NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
fi
if command -v npm >/dev/null; then
  summed "The npm clients against the sandbox" env PLIMSOLLCTL="$ctl" "$plimsoll_root/tests/clients/run.sh" "$ctl"
else
  skip "the npm clients against the sandbox" "there is no npm beside this Node"
fi
[ ! -x "$plimsoll_root/tests/fuzz/run.sh" ] || fuzz 30

# The program for servers must not drag the GUI in, and the project must be configured without it; tests/full.sh builds it so.
headless() {
  "$ctl" --help >/dev/null && ! ldd "$ctl" | grep -E 'Qt6(Gui|Widgets|Charts)' &&
    (cd "$plimsoll_root" && cmake --preset headless >/dev/null)
}
step "plimsollctl without a GUI" headless

closing
