// Two threads hand a latch and a flag to each other N times, after a bug of PostgreSQL on weak
// memory; a thread looks at its latch at most N+2 times a round, then gives up.
// From RVF-SMC (Agarwal et al. 2021), table 2, pgsql(U).
// Mazurkiewicz traces: ((N+2)^(2N) - 1) / (N+1), that is 85, 3906, 335923 for N = 2, 3, 4.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

#include "args.h"

#ifndef N
#define N 2
#endif

static atomic_int latch[2] = {1};
static atomic_int flag[2] = {1};

static bool await_latch(int i) {
  for (int looks = 0; looks < N + 2; looks++)
    if (latch[i] == 1)
      return true;
  return false;
}

static void *worker(void *arg) {
  int i = passed(arg);
  int other = 1 - i;
  for (int round = 0; round < N; round++) {
    if (!await_latch(i))
      return NULL;
    assert(latch[i] == 0 || flag[i] == 1);
    latch[i] = 0;
    if (flag[i] == 1) {
      flag[i] = 0;
      flag[other] = 1;
      latch[other] = 1;
    }
  }
  return NULL;
}

int main(void) {
  pthread_t threads[2];
  for (int i = 0; i < 2; i++)
    pthread_create(&threads[i], NULL, worker, pass(i, i));
  for (int i = 0; i < 2; i++)
    pthread_join(threads[i], NULL);
  return 0;
}
