// N threads each claim the first cell of an array that they find free, in two steps, and check that it has
// stayed theirs: it may not have. The assertion is a read, so that all executions are counted.
// After VC-DPOR (Chatterjee et al. 2019), table 1, of which only the size is known: one array, no locks, N threads.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 3
#endif

static atomic_int owner[N];

static void *claim(void *arg) {
  int me = (int)(ptrdiff_t)arg;
  for (int i = 0; i < N; i++)
    if (owner[i] == 0) {
      owner[i] = me;
      (void)(int)owner[i];
      break;
    }
  return NULL;
}

int main(void) {
  pthread_t threads[N];
  for (ptrdiff_t i = 0; i < N; i++)
    pthread_create(&threads[i], NULL, claim, (void *)(i + 1));
  return 0;
}
