#!/bin/sh
# Makes the LLVM IR of the C++ runtime again: compile.sh [CLANG] [FOLDER FOR THE RESULT].
#
# Clang 19 is the reference, so that the files do not change with whoever runs this. No debug
# information, so that what happens in the library is reported where the program calls it.
set -eu
clang=${1:-clang-19}
here=$(cd "$(dirname "$0")" && pwd)
out=${2:-$here}
for source in exceptions errors threads containers memory streams input; do
    "$clang" -S -emit-llvm -O1 -std=c++17 -nostdinc -fno-builtin -fno-vectorize \
        -fno-slp-vectorize -fno-unroll-loops -fno-strict-aliasing -fno-stack-protector -g0 -w \
        -fno-asynchronous-unwind-tables -Xclang -mno-constructor-aliases \
        "$here/$source.cpp" -o - |
        sed -E -e '/^(attributes|source_filename|target|;|!)/d' -e '/^$/d' \
            -e 's/ #[0-9]+//g' -e 's/, !tbaa ![0-9]+//g' -e 's/, !llvm\.loop ![0-9]+//g' \
            >"$out/$source.ll"
done
