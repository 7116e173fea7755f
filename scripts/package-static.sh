#!/usr/bin/env bash
# Makes a command that needs no library of the system, for Linux on x86-64, and checks a program with it.
set -euo pipefail
cd "$(dirname "$0")/.."
triple=x86_64-unknown-linux-musl

# Some of what it is linked with is C.
command -v x86_64-linux-musl-gcc >/dev/null || scripts/install-packages.sh musl-tools
rustup target add "$triple"
cargo build --release --target "$triple" -p quotient-cli
quotient=${CARGO_TARGET_DIR:-target}/$triple/release/quotient
# `ldd` says so of what is linked statically, in one way or another, and fails.
if ldd "$quotient" 2>/dev/null | grep -q '=>'; then
  echo "error: $quotient needs libraries" >&2
  exit 1
fi
code=0
"$quotient" check programs/examples/bank_bug.c --quiet || code=$?
test "$code" -eq 1 || { echo "error: it gives exit code $code" >&2; exit 1; }
"$quotient" --version
echo "$quotient is as it should be"
