// $ quotient check bad/does_not_compile.c -- -fno-caret-diagnostics
int main(void) { return missing; }
