#!/usr/bin/env bash
# From a fresh Debian with Rust to the first two reports: installs clang if there is none, builds
# `quotient`, checks one program with a bug and one without.
set -euo pipefail
cd "$(dirname "$0")/.."

missing=()
if ! compgen -c | grep -E '^clang(-1[4-9])?$' >/dev/null; then
  missing+=(clang)
fi
# shellcheck source=scripts/prepare.sh
. scripts/prepare.sh

echo "building quotient"
# What it takes to explore on many machines takes longer to build than all the rest.
cargo build --quiet --release -p quotient-cli --no-default-features
quotient=${CARGO_TARGET_DIR:-target}/release/quotient

# Checks program $1 and insists on exit code $2.
check() {
  echo
  echo "\$ quotient check $1"
  local code=0
  "$quotient" check "$1" || code=$?
  if [ "$code" -ne "$2" ]; then
    echo "error: $1 should give exit code $2, not $code" >&2
    exit 1
  fi
}

check programs/examples/bank_bug.c 1
check programs/examples/bank.c 0
echo
echo "All as expected. Now your own: $quotient check your_program.c"
