# Shared by the scripts: the place of the package, and the requirements of its build. To be sourced.

root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")

# Ends the script with a message.
fail() {
  printf '%s: %s\n' "${0##*/}" "$*" >&2
  exit 1
}

# Installs GNU readline with its headers if it is missing.
ensure_readline() {
  if [ "$(uname)" = Darwin ]; then
    command -v brew > /dev/null || fail "GNU readline is missing: https://brew.sh, then brew install readline"
    [ -d "$(brew --prefix readline)" ] || brew install readline < /dev/null >&2
    return
  fi
  [ -e /usr/include/readline/readline.h ] && return
  command -v apt-get > /dev/null ||
    fail "GNU readline is missing; install its headers (Debian: libreadline-dev) and try again"
  local as_root=(env)
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo > /dev/null || fail "as root, run: apt-get install libreadline-dev"
    as_root=(sudo env)
  fi
  printf '%s: installing libreadline-dev\n' "${0##*/}" >&2
  "${as_root[@]}" apt-get update -q < /dev/null >&2
  "${as_root[@]}" DEBIAN_FRONTEND=noninteractive \
    apt-get install -qy --no-install-recommends libreadline-dev < /dev/null >&2
}

# Makes sure that the package can be built.
prepare() {
  command -v swift > /dev/null ||
    fail "Swift 6.2 or later must be on PATH: https://www.swift.org/install/linux/"
  ensure_readline
}

# Builds a product for release, always with the same flags, so that nothing is built again for the next one.
# A user who only wants to run it need not care about a newer compiler's warnings.
release() {
  env -u CI -u LAY_STRICT swift build --package-path "$root" --configuration release \
    --static-swift-stdlib --product "$1" < /dev/null >&2 || fail "the build failed"
}

# Builds lay-swift, which parses Swift code with the toolchain's own parser; lay works without it: build_swift_reader FILE
#
# It loads the Swift runtime of the toolchain, so it can't have one of its own as lay has. Packages bring what it loads.
build_swift_reader() {
  local host folder
  host=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')/host
  if ! ls "$host"/libSwiftParser.* > /dev/null 2>&1; then
    printf 'lay: this toolchain has no libSwiftParser, so .swift files can not be read\n' >&2
    return
  fi
  folder=$(mktemp -d)
  {
    swiftc -O -swift-version 6 -package-name lay -parse-as-library -wmo -module-name Platform \
      -emit-module -emit-module-path "$folder/Platform.swiftmodule" -c -o "$folder/Platform.o" \
      "$root"/Sources/Platform/*.swift < /dev/null >&2 &&
      swiftc -O -swift-version 6 -package-name lay -I "$folder" -I "$host" -L "$host" \
        -lSwiftParser -lSwiftSyntax -Xlinker -rpath -Xlinker "$host" \
        -Xlinker -rpath -Xlinker '$ORIGIN/../lib/lay' \
        "$root"/Sources/lay-swift/*.swift "$folder/Platform.o" -o "$1" < /dev/null >&2
  } || printf 'lay: lay-swift can not be built, so .swift files can not be read\n' >&2
  rm -rf "$folder"
}

# The toolchain's folder with the resources of embedded Swift for browsers; nothing if there is none.
web_library() {
  local folder
  folder=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
  folder+=/lib/swift/embedded/wasm32-unknown-none-wasm
  [ ! -e "$folder/libswiftUnicodeDataTables.a" ] || printf '%s\n' "$folder"
}
