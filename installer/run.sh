#!/usr/bin/env bash
# From a fresh Debian 12 to the running desktop: installs what is missing, builds the release preset, starts it on the built-in
# sandbox (no key, no account, no network). Run it again at any time: what is there is not installed or built again.
#
#   installer/run.sh [--no-start] [options of plimsoll]
set -euo pipefail
# shellcheck source=installer/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

start=yes
case "${1:-}" in
  -h | --help) sed -n '2,/^set/{/^#/s/^# \{0,1\}//p}' "${BASH_SOURCE[0]}"; exit 0 ;;
  --no-start) start=no; shift ;;
esac

require_debian
install_packages build gui run
say "Building Plimsoll (minutes the first time, nothing when it is up to date)"
build_preset release || fail "the build failed, see above"

program=$plimsoll_root/build/release/bin/plimsoll
[ "$start" = yes ] || { say "Ready: $program"; exit 0; }
if [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
  say "There is no display (neither DISPLAY nor WAYLAND_DISPLAY is set): running the demo off screen"
  QT_QPA_PLATFORM=offscreen exec "$program" --demo "$@"
fi
say "Starting $program"
exec "$program" "$@"
