// Latches and flags handed around a ring of T threads, after a bug of PostgreSQL on weak memory;
// a thread looks at its latch at most L times, then gives up.
// From ViEqui (table II), pgsql(L,T). Mazurkiewicz traces: 1 + L + ... + L^(T-1).
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

#include "args.h"

#ifndef L
#define L 2
#endif
#ifndef T
#define T 3
#endif

static atomic_int latch[T] = {1};
static atomic_int flag[T] = {1};

static bool await_latch(int i) {
  for (int looks = 0; looks < L; looks++)
    if (latch[i] == 1)
      return true;
  return false;
}

static void *worker(void *arg) {
  int i = passed(arg);
  int next = (i + 1) % T;
  if (!await_latch(i))
    return NULL;
  assert(latch[i] == 0 || flag[i] == 1);
  latch[i] = 0;
  if (flag[i] == 1) {
    flag[i] = 0;
    flag[next] = 1;
    latch[next] = 1;
  }
  return NULL;
}

int main(void) {
  pthread_t threads[T];
  for (int i = 0; i < T; i++)
    pthread_create(&threads[i], NULL, worker, pass(i, i));
  for (int i = 0; i < T; i++)
    pthread_join(threads[i], NULL);
  return 0;
}
