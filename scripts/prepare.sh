# What the scripts share: where the package is, and what it takes to build it. To be sourced.

root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")

# Ends the script with a message.
fail() {
  printf '%s: %s\n' "${0##*/}" "$*" >&2
  exit 1
}

# Installs the headers of GNU readline and libxml2, and what finds the latter, if they are missing.
ensure_libraries() {
  local missing=()
  [ -e /usr/include/readline/readline.h ] || missing+=(libreadline-dev)
  [ -e /usr/include/libxml2/libxml/parser.h ] || missing+=(libxml2-dev)
  command -v pkg-config > /dev/null || missing+=(pkg-config)
  [ ${#missing[@]} -eq 0 ] && return
  command -v apt-get > /dev/null ||
    fail "libraries are missing; install them (Debian: ${missing[*]}) and try again"
  local as_root=(env)
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo > /dev/null ||
      fail "libraries are missing; as root, run: apt-get install ${missing[*]}"
    as_root=(sudo env)
  fi
  printf '%s: installing %s\n' "${0##*/}" "${missing[*]}" >&2
  "${as_root[@]}" apt-get update -q < /dev/null >&2
  "${as_root[@]}" DEBIAN_FRONTEND=noninteractive \
    apt-get install -qy --no-install-recommends "${missing[@]}" < /dev/null >&2
}

# Makes sure that the package can be built.
prepare() {
  command -v swift > /dev/null ||
    fail "Swift 6.2 or later must be on PATH: https://www.swift.org/install/linux/"
  ensure_libraries
}

# Builds a product for release, always with the same flags, so that nothing is built again for the next one.
# A user who only wants to run it need not care about a newer compiler's warnings.
release() {
  env -u CI -u LAY_STRICT swift build --package-path "$root" --configuration release \
    --static-swift-stdlib --product "$1" < /dev/null >&2 || fail "the build failed"
}

# The folder of the toolchain with what embedded Swift needs for browsers; nothing where there is none.
web_library() {
  local folder
  folder=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
  folder+=/lib/swift/embedded/wasm32-unknown-none-wasm
  [ ! -e "$folder/libswiftUnicodeDataTables.a" ] || printf '%s\n' "$folder"
}
