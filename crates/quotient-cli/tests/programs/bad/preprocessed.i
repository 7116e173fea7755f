# 1 "prog.c"
// $ quotient check bad/preprocessed.i -- -fno-caret-diagnostics
// Only what is wrong with the program is told, not which flags clang has no use for.
extern _Float128 ratio(void);
int main(void) { return undeclared; }
