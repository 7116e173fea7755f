#!/bin/sh
# Makes the LLVM IR of the library's C files again: compile.sh [CLANG] [FOLDER FOR THE RESULT].
#
# Clang 16 is the reference, so that the files do not change with whoever runs this. Optimised, for
# there is then less to read whenever a program is checked; no debug information, so that what
# happens in the library is reported where the program calls it.
set -eu
clang=${1:-clang-16}
here=$(cd "$(dirname "$0")" && pwd)
out=${2:-$here}
for source in strings stdlib system decimal print scan sync threads; do
    "$clang" -S -emit-llvm -O1 -std=c11 -ffreestanding -fno-builtin -fno-vectorize \
        -fno-slp-vectorize -fno-unroll-loops -fno-strict-aliasing -fno-stack-protector -g0 -Wall -Wextra \
        -Werror -x c "$here/$source.c" -o - |
        sed -e '/^; ModuleID/d' -e '/^source_filename/d' -e '/^!/d' -e '/^attributes/d' \
            -e 's/ #[0-9]*\( {\)\{0,1\}$/\1/' -e 's/, ![a-z.]* ![0-9]*//g' >"$out/$source.ll"
done
