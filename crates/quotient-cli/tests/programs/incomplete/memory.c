// $ quotient check incomplete/memory.c
// A program that never stops allocating.
#include <stdlib.h>

int main(void) {
  for (;;) {
    char *block = malloc(1 << 20);
    block[0] = 1;
  }
}
