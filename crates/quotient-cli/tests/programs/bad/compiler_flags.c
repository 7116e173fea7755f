// $ quotient check bad/compiler_flags.c -- -E
// $ quotient check bad/compiler_flags.c -- -m32
// $ quotient check safe/loop.ll -- -DN=1
int main(void) {
  return 0;
}
