// $ quotient check bad/compiler_flags.c -- -E
// $ quotient check bad/compiler_flags.c -- --target=armv7-linux-gnueabihf
// $ quotient check safe/loop.ll tasks/sources/two_files_other.c -- -m32
// $ quotient check safe/loop.ll -- -DN=1
int main(void) {
  return 0;
}
