#!/usr/bin/env bash
# Makes a Debian package, installs it, checks a program with what it has installed, and removes it again unless --keep is
# given. Installs cargo-deb if there is none.
set -euo pipefail
cd "$(dirname "$0")/.."
target=${CARGO_TARGET_DIR:-target}

command -v cargo-deb >/dev/null || cargo install --locked cargo-deb
cargo build --release -p quotient-cli
"$target/release/quotient" generate "$target/generated"
cargo deb -p quotient-cli --no-build --output "$target/quotient.deb"
dpkg-deb --info "$target/quotient.deb"

root=()
if [ "$(id -u)" -ne 0 ]; then
  root=(sudo)
fi
"${root[@]}" dpkg -i "$target/quotient.deb"
if [ "${1:-}" != --keep ]; then
  trap '"${root[@]}" dpkg -r quotient >/dev/null' EXIT
fi
for file in /usr/share/man/man1/quotient-check.1* /usr/share/bash-completion/completions/quotient \
  /usr/share/cmake/Quotient/QuotientConfig.cmake /usr/include/quotient/gtest.h; do
  test -e "$file" || { echo "error: $file is not installed" >&2; exit 1; }
done
code=0
/usr/bin/quotient check programs/examples/bank_bug.c --quiet || code=$?
test "$code" -eq 1 || { echo "error: the installed command gives exit code $code" >&2; exit 1; }
/usr/bin/quotient --version
echo "$target/quotient.deb is as it should be"
