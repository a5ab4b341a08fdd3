# shellcheck shell=bash
# What installer/run.sh, tests/run.sh and tests/full.sh share: packages, presets, messages. It is sourced, never run.

plimsoll_root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
# Package scripts need the system folders, which a cron job or a CI runner may leave out.
export PATH="${PATH:-}:/usr/local/bin:/usr/bin:/bin:/usr/local/sbin:/usr/sbin:/sbin"
# A closed standard input would hand its number to the next file that anyone opens.
{ : <&0; } 2>/dev/null || exec </dev/null

say() { printf '==> %s\n' "$*"; }
fail() { printf 'error: %s\n' "$*" >&2; exit 1; }

# packages_of GROUP...: the names below these headings of packages.txt, one a line.
packages_of() {
  awk -v wanted=" $* " '
    { sub(/#.*/, "") }
    /^\[/ { gsub(/[][[:space:]]/, ""); inside = index(wanted, " " $0 " "); next }
    inside && NF { print $1 }' "$plimsoll_root/installer/packages.txt"
}

# missing_packages GROUP...: those of them that are not installed. Asks dpkg only: no network, no lock, no root.
missing_packages() {
  local wanted=()
  mapfile -t wanted < <(packages_of "$@" | LC_ALL=C sort -u)
  LC_ALL=C comm -23 <(printf '%s\n' "${wanted[@]}") <(
    dpkg-query -W -f '${Package} ${db:Status-Status}\n' "${wanted[@]}" 2>/dev/null |
      awk '$2 == "installed" { print $1 }' | LC_ALL=C sort -u)
}

# as_root COMMAND...: as root already, or through sudo.
as_root() {
  if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo "$@"; fi
}

# require_root PACKAGE...: stops when there is no way to install them: no sudo, or a password and no terminal to type it on.
require_root() {
  [ "$(id -u)" -ne 0 ] || return 0
  command -v sudo >/dev/null || fail "there is no sudo here. As root, run: apt-get install $*"
  sudo -n true 2>/dev/null || { : </dev/tty; } 2>/dev/null ||
    fail "sudo wants a password and there is no terminal to ask on. As root, run: apt-get install $*"
}

apt_get() {
  as_root env DEBIAN_FRONTEND=noninteractive NEEDRESTART_SUSPEND=1 \
    apt-get -q -y -o DPkg::Lock::Timeout=300 -o Dpkg::Use-Pty=0 -o Acquire::Retries=3 "$@" </dev/null
}

# install_packages GROUP...: installs what is missing and nothing else. The package lists are fetched only when apt does not know
# a package, or knows a version that the mirror no longer has.
install_packages() {
  local to_install=()
  mapfile -t to_install < <(missing_packages "$@")
  [ ${#to_install[@]} -gt 0 ] || return 0
  require_root "${to_install[@]}"
  say "Installing ${#to_install[@]} Debian packages: ${to_install[*]}"
  if ! apt-get -q --simulate --no-install-recommends install "${to_install[@]}" >/dev/null 2>&1 ||
     ! apt_get install --no-install-recommends "${to_install[@]}"; then
    say "Fetching the package lists"
    apt_get update || fail "apt-get update failed: is the network there, and are the sources of /etc/apt right?"
    apt_get install --no-install-recommends "${to_install[@]}" ||
      fail "apt-get install failed. The packages that are still missing: $(missing_packages "$@" | xargs)"
  fi
}

require_debian() {
  if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
    fail "this script knows Debian 12 and its apt. Elsewhere: install what installer/packages.txt names, then use the CMake presets (CONTRIBUTING.md)."
  fi
}

# jobs: how many compilers at once: one for each core, but no more than memory allows (about 1 GB each).
build_jobs() {
  local cores memory
  cores=$(nproc)
  memory=$(awk '/^MemAvailable:/ { print int($2 / 1000000) }' /proc/meminfo)
  [ "${memory:-0}" -ge 1 ] || memory=1
  echo "${CMAKE_BUILD_PARALLEL_LEVEL:-$((cores < memory ? cores : memory))}"
}

# build_preset PRESET [TARGET...]: configures when it must, then builds. Nothing changed: well under a second.
build_preset() {
  local preset=$1 dir="$plimsoll_root/build/$1"
  shift
  # A build folder that was made elsewhere (a copied or moved clone) cannot be used here.
  if [ -f "$dir/CMakeCache.txt" ] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$plimsoll_root" "$dir/CMakeCache.txt"; then
    rm -rf "$dir"
  fi
  # CMake watches its own files, but not the presets.
  if [ ! -f "$dir/build.ninja" ] || [ "$plimsoll_root/CMakePresets.json" -nt "$dir/build.ninja" ]; then
    say "Configuring the preset $preset"
    (cd "$plimsoll_root" && cmake --preset "$preset") || return 1
  fi
  cmake --build "$dir" -j "$(build_jobs)" ${1:+--target "$@"}
}
