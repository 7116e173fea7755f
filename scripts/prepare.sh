# To be sourced by scripts that build: has cargo on the PATH, and installs the Debian packages in
# `missing`, and what of a linker and of headers for C and C++ is not there.
# shellcheck shell=bash

if ! command -v cargo >/dev/null && [ -r "$HOME/.cargo/env" ]; then
  # shellcheck disable=SC1091
  . "$HOME/.cargo/env"
fi
if ! command -v cargo >/dev/null; then
  echo "error: no cargo on PATH; install Rust from https://rustup.rs" >&2
  exit 1
fi

if ! command -v cc >/dev/null; then # the linker that cargo calls
  missing+=(gcc)
fi
if [ ! -e /usr/include/pthread.h ]; then
  missing+=(libc6-dev)
fi
if ! compgen -G '/usr/include/c++/*/thread' >/dev/null; then # for programs in C++
  missing+=(libstdc++-12-dev)
fi
if [ "${#missing[@]}" -gt 0 ]; then
  scripts/install-packages.sh "${missing[@]}"
fi
