#!/usr/bin/env bash
# Runs all tests. The C front end is tested with an old, a middle and a new clang, so all three
# are installed if missing.
set -euo pipefail
cd "$(dirname "$0")/.."

missing=()
for version in 14 16 19; do
  if ! command -v "clang-$version" >/dev/null; then
    missing+=("clang-$version")
  fi
done
if [ ! -e /usr/include/pthread.h ]; then
  missing+=(libc6-dev)
fi
if ! compgen -G '/usr/include/c++/*/thread' >/dev/null; then # for programs in C++
  missing+=(libstdc++-12-dev)
fi
if [ "${#missing[@]}" -gt 0 ]; then
  scripts/install-packages.sh "${missing[@]}"
fi

cargo test --workspace
