// livelock -- -DCUT
// safe -- -DCUT -DJOINED
// livelock -- -DHEAP
// safe -- -DHEAP -DJOINED
// livelock -- -DEXCHANGE
// safe -- -DEXCHANGE -DJOINED
//
// A thread looks at `x` for some rounds of a loop and then goes by what it has found. If that was too early, it goes
// around for ever, whatever `x` holds in the end: its last rounds look at nothing but its own memory.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

atomic_int x;

void *sets(void *unused) {
  x = 1;
  return 0;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, 0, sets, 0);
#ifdef JOINED
  pthread_join(thread, 0);
#endif
#ifdef CUT
  volatile int state[2] = {1, 0};
  for (;;) {
    if (state[0]) {
      state[1] = x;
      state[0] = 0;
    }
    if (state[1] == 1)
      break;
  }
#endif
#ifdef HEAP
  int *cache = malloc(2 * sizeof *cache);
  cache[0] = -1;
  for (;;) {
    if (cache[0] == -1)
      cache[0] = x;
    if (cache[0] == 1)
      break;
  }
  free(cache);
#endif
#ifdef EXCHANGE
  volatile int state[2] = {2, 0};
  for (;;) {
    if (state[0] > 0) {
      state[1] = atomic_fetch_or(&x, 0);
      state[0]--;
    }
    if (state[1] == 1)
      break;
  }
#endif
#ifndef JOINED
  pthread_join(thread, 0);
#endif
  return 0;
}
