// A lock by test-and-set, N threads, L rounds each, where test and set are two steps: two threads can
// find it free, and the assertion fails. A thread tries at most L times for the lock; if it seems to be
// held still, it goes on with its next round.
// From ViEqui, table III, tas(N,L), after SV-COMP. The numbers there are those until the violation.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 2
#endif
#ifndef L
#define L 1
#endif

static atomic_int lock, inside;

static int test_and_set(void) {
  int was = lock;
  lock = 1;
  return was;
}

static void *thread(void *arg) {
  for (int round = 0; round < L; round++) {
    int was = test_and_set();
    for (int tries = 0; tries < L && was == 1; tries++)
      was = test_and_set();
    if (was == lock)
      continue;
    inside = inside + 1; // two events
    assert(inside == 1);
    inside = inside - 1;
    lock = 0;
  }
  return arg;
}

int main(void) {
  pthread_t threads[N];
  for (int i = 0; i < N; i++)
    pthread_create(&threads[i], NULL, thread, NULL);
  return 0;
}
