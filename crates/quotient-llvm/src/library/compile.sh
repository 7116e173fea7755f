#!/bin/sh
# Makes the LLVM IR of the library's C files again: compile.sh [CLANG] [FOLDER FOR THE RESULT].
#
# Clang 16 is the reference, so that the files do not change with whoever runs this. Optimised, for
# there is then less to read whenever a program is checked; no debug information, so that what
# happens in the library is reported where the program calls it.
#
# Once for programs with pointers of 64 bits, and in a folder of their own for those with 32.
set -eu
clang=${1:-clang-16}
here=$(cd "$(dirname "$0")" && pwd)
out=${2:-$here}
compile() {
    "$clang" --target="$2" -S -emit-llvm -O1 -std=c11 -ffreestanding -fno-builtin -fno-vectorize \
        -fno-slp-vectorize -fno-unroll-loops -fno-strict-aliasing -fno-stack-protector -g0 -Wall -Wextra \
        -Werror -x c "$here/$1.c" -o - |
        sed -e '/^; ModuleID/d' -e '/^source_filename/d' -e '/^!/d' -e '/^attributes/d' \
            -e 's/ #[0-9]*\( {\)\{0,1\}$/\1/' -e 's/, ![a-z.]* ![0-9]*//g' >"$3/$1.ll"
}
mkdir -p "$out/narrow" "$out/rust"
for source in strings stdlib system complex decimal print scan sync threads signals at_exit reuse; do
    compile "$source" x86_64-pc-linux-gnu "$out"
    compile "$source" i686-pc-linux-gnu "$out/narrow"
done
# What Rust needs, which is checked for 64 bits only.
compile rust/std x86_64-pc-linux-gnu "$out"
