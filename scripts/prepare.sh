# What the scripts share: where the package is, and what it takes to build it. To be sourced, after
# `here` has been set to the calling script's directory.

root=${here%/scripts}

# Ends the script with a message.
fail() {
  printf '%s: %s\n' "${0##*/}" "$*" >&2
  exit 1
}

# Installs the header of GNU readline if it is missing.
ensure_readline() {
  [ -e /usr/include/readline/readline.h ] && return
  command -v apt-get > /dev/null ||
    fail "GNU readline's header is missing; install it (Debian: libreadline-dev) and try again"
  local as_root=(env)
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo > /dev/null ||
      fail "libreadline-dev is missing; as root, run: apt-get install libreadline-dev"
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
