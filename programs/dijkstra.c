// Dijkstra's mutual exclusion for two threads, N rounds each of at most N tries. Nothing happens inside.
// VC-DPOR (Chatterjee et al. 2019) names it among its benchmarks, but has it in no table. Mazurkiewicz
// traces: 6, 602 for N = 1, 2, each a reads-from class.
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

#include "args.h"

#ifndef N
#define N 2
#endif

static atomic_int wants[2], inside[2];
static atomic_int turn;

// Whether the mutex was taken.
static bool lock(int me) {
  int other = 1 - me;
  wants[me] = 1;
  for (int attempt = 0; attempt < N; attempt++) {
    int whose = turn;
    if (whose != me) {
      inside[me] = 0;
      if (wants[whose] == 0)
        turn = me;
    } else {
      inside[me] = 1;
      if (inside[other] == 0)
        return true;
    }
  }
  return false;
}

static void *thread(void *arg) {
  int me = passed(arg);
  for (int i = 0; i < N; i++) {
    if (!lock(me))
      return NULL;
    inside[me] = 0;
    wants[me] = 0;
  }
  return NULL;
}

int main(void) {
  pthread_t threads[2];
  for (int me = 0; me < 2; me++)
    pthread_create(&threads[me], NULL, thread, pass(me, me));
  return 0;
}
