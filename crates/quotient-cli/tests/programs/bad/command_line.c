// $ quotient check bad/missing.c
// $ quotient check bad/missing.ll
// $ quotient check bad
// $ quotient check bad/command_line.c bad/unsupported_function.c
// $ quotient check bad/command_line.c --algorithm optimum
// $ quotient check bad/command_line.c --unroll 0
// $ quotient check bad/command_line.c --timeout soon
// $ quotient check bad/command_line.c --timeout -1
// $ quotient check bad/command_line.c --clang no-such-clang
// $ quotient check bad/command_line.c --no-guide
// $ quotient check bad/command_line.c -a rf --no-closure
// $ quotient check bad/command_line.c -a rf --races
// $ quotient check bad/command_line.c -a observers --leaks
// $ quotient check
// $ quotient verify bad/command_line.c
int main(void) { return 0; }
