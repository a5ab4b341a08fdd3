#!/bin/sh
# pictures.sh PLIMSOLL FOLDER [FACTOR...]: every page, light and dark, at two sizes, for each factor of the screen's density (1, 1.5 and 2
# if none is named), into FOLDER/xFACTOR. For looking at; it fails if a picture is missing or not as large as it should be.
set -eu
[ $# -ge 2 ] || { sed -n '2,3s/^# //p' "$0" >&2; exit 2; }
program=$(realpath "$1") folder=$(realpath -m "$2")
shift 2
[ $# -gt 0 ] || set -- 1 1.5 2
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
for kind in CONFIG DATA STATE CACHE; do export "XDG_${kind}_HOME=$scratch"; done
export HOME="$scratch" XDG_RUNTIME_DIR="$scratch" DBUS_SESSION_BUS_ADDRESS="unix:path=$scratch/none" QT_QPA_PLATFORM=offscreen
cd "$scratch" # a demonstration leaves a picture where it runs
status=0
for factor in "$@"; do
  QT_SCALE_FACTOR=$factor "$program" --demo --screenshot-dir "$folder/x$factor" > log 2>&1 || { cat log; status=1; }
  count=0
  for picture in "$folder/x$factor"/*.png; do
    [ -e "$picture" ] || continue
    width=${picture##*-} width=${width%.png}
    wanted=$(python3 -c "print(round($width * $factor))")
    found=$(python3 -c "import struct,sys; print(struct.unpack('>I', open(sys.argv[1], 'rb').read(24)[16:20])[0])" "$picture")
    [ "$wanted" = "$found" ] || { echo "$picture: $found pixels wide, not $wanted"; status=1; }
    count=$((count + 1))
  done
  echo "x$factor: $count pictures"
  [ "$count" -ge 28 ] || status=1
done
exit $status
