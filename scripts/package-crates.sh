#!/usr/bin/env bash
# Does all of publishing but the upload: packs all crates as for a registry and looks whether it would take them, in the order of their
# dependencies. With --install, installs the command from what was packed and nothing else, as `cargo install quotient-cli` will, and
# checks a program with it.
set -euo pipefail
cd "$(dirname "$0")/.."
target=${CARGO_TARGET_DIR:-target}

# What is not committed is packed as well: whoever publishes is told by cargo.
cargo package --workspace --no-verify --allow-dirty --quiet
cargo publish --workspace --dry-run --no-verify --allow-dirty --quiet
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
ls -l "$target"/package/*-"$version".crate

# The models of the C library are files beside the sources, which the crate must have.
packed=$(tar -tzf "$target/package/quotient-llvm-$version.crate")
for file in library/sync.ll library/threads.c library/narrow/sync.ll; do
  [[ $packed == *"src/$file"* ]] ||
    { echo "error: quotient-llvm is packed without $file" >&2; exit 1; }
done

if [ "${1:-}" != --install ]; then
  exit 0
fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
patches=()
for crate in "$target"/package/*-"$version".crate; do
  tar -xzf "$crate" -C "$folder"
  name=$(basename "$crate" "-$version.crate")
  patches+=(--config "patch.crates-io.$name.path=\"$folder/$name-$version\"")
done
cargo install --quiet --path "$folder/quotient-cli-$version" --root "$folder/installed" "${patches[@]}"
code=0
"$folder/installed/bin/quotient" check programs/examples/bank_bug.c --quiet || code=$?
test "$code" -eq 1 || { echo "error: it gives exit code $code" >&2; exit 1; }
"$folder/installed/bin/quotient" --version
echo "installed from the packed crates, and as it should be"
