#!/usr/bin/env bash
# Compiles the C++ runtime that Quotient brings (crates/quotient-llvm/src/library/cxx.cpp) to the
# LLVM IR that is part of the program: cxx.ll beside it, or the file given.
set -euo pipefail
cd "$(dirname "$0")/../crates/quotient-llvm/src/library"
out=${1:-cxx.ll}

# Names of types and texts get a prefix of their own: the program has such names too.
{
  echo "; Made of cxx.cpp by scripts/cxx-library.sh. Do not edit."
  clang++-19 -std=c++17 -O1 -fno-vectorize -fno-slp-vectorize -fno-unroll-loops \
    -mllvm -disable-loop-idiom-all -nostdinc -w \
    -fno-builtin -fno-asynchronous-unwind-tables -S -emit-llvm -o - cxx.cpp |
    sed -E -e 's/%"?(class|struct|union)\.([^" ,]*)"?/%"quotient.\2"/g' \
      -e 's/@\.str/@quotient.str/g' -e 's/@_Z(St)?L/@quotient._Z\1L/g' \
      -e '/^(attributes|source_filename|target|;|!)/d' -e '/^$/d' \
      -e 's/ #[0-9]+//g' -e 's/, !tbaa ![0-9]+//g' -e 's/, !llvm\.loop ![0-9]+//g'
} >"$out"
