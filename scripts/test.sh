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
# shellcheck source=scripts/prepare.sh
. scripts/prepare.sh

cargo test --workspace
