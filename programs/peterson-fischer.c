// The mutual exclusion of Peterson and Fischer for two threads, N rounds each: whoever comes says yes or
// no, the first thread what the second says, the second the contrary, and the first waits for them to
// differ, the second for them to agree. A thread gives up where it would have to wait; nothing happens
// inside.
// After VC-DPOR (Chatterjee et al. 2019), table 3, peter_fisch. The paper's own program is not known: it
// has 4386 Mazurkiewicz traces for N = 2, this one 62, 7191 for N = 1, 2, each a reads-from class.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 2
#endif

enum { NOTHING, YES, NO };

static atomic_int said[2];

static void *first(void *arg) {
  for (int i = 0; i < N; i++) {
    int mine = said[1] == YES ? YES : NO;
    said[0] = mine;
    int other = said[1];
    if (other != NOTHING) {
      mine = other == YES ? YES : NO;
      said[0] = mine;
    }
    other = said[1];
    if (other != NOTHING && other == mine)
      return arg;
    said[0] = NOTHING;
  }
  return arg;
}

static void *second(void *arg) {
  for (int i = 0; i < N; i++) {
    int mine = said[0] == YES ? NO : YES;
    said[1] = mine;
    int other = said[0];
    if (other != NOTHING) {
      mine = other == YES ? NO : YES;
      said[1] = mine;
    }
    other = said[0];
    if (other != NOTHING && other != mine)
      return arg;
    said[1] = NOTHING;
  }
  return arg;
}

int main(void) {
  pthread_t threads[2];
  pthread_create(&threads[0], NULL, first, NULL);
  pthread_create(&threads[1], NULL, second, NULL);
  return 0;
}
