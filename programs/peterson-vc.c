// Peterson's mutual exclusion for two threads, N rounds each; a thread gives up where it would
// have to wait. The turn is read only if the other's flag is up; nothing happens inside.
// From VC-DPOR (Chatterjee et al. 2019), table 3.
// Mazurkiewicz traces: 136, 1686, 21120, 268706 for N = 2..5; reads-from classes: 129, 1609 for
// N = 2, 3.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#include "args.h"

#ifndef N
#define N 2
#endif

static atomic_int flag[2];
static atomic_int turn;

static void *thread(void *arg) {
  int me = passed(arg);
  int other = 1 - me;
  for (int i = 0; i < N; i++) {
    flag[me] = 1;
    turn = other;
    if (flag[other] != 0 && turn == other)
      return NULL;
    flag[me] = 0;
  }
  return NULL;
}

int main(void) {
  pthread_t threads[2];
  for (int me = 0; me < 2; me++)
    pthread_create(&threads[me], NULL, thread, pass(me, me));
  return 0;
}
