// leak --leaks
// leak --leaks -- -g0
// leak --leaks -- -g0 -O0
// safe --leaks -- -g0 -DFREED
// safe --leaks -- -g0 -DGLOBAL
// leak --leaks=all -- -g0 -DGLOBAL
//
// What the first function of a program allocates is the program's, also if nothing tells on which line that is.
#include <stdlib.h>

static int *global;

int main(void) {
  int *memory = malloc(4 * sizeof *memory);
  memory[0] = 1;
#if defined(FREED)
  free(memory);
#elif defined(GLOBAL)
  global = memory;
#endif
  return 0;
}
