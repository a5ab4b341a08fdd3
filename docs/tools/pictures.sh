#!/bin/sh
# pictures.sh [BUILD]: makes the pictures of README.md and the guides anew, from what tst_pictures draws. BUILD is a build with
# tests (build/dev). Needs a display or xvfb, and imagemagick.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
build=${1:-$root/build/dev}
drawn=$(mktemp -d)
trap 'rm -rf "$drawn"' EXIT
run=
[ -n "${DISPLAY:-}" ] || run="xvfb-run -a"
PLIMSOLL_PICTURES=$drawn $run "$build/tests/tst_pictures" -silent
for theme in light dark; do
    for page in prompt live headers events costs queue settings-breaker; do
        name=${page%%-*}
        # A palette of 128 colours without dithering: flat faces stay flat, and the file is a third as large.
        convert "$drawn/$page-$theme-1280.png" -strip +dither -colors 128 -define png:compression-level=9 \
            -define png:compression-filter=0 "PNG8:$root/docs/pictures/$name-$theme.png"
    done
done
ls -l "$root/docs/pictures"
