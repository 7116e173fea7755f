// Dekker's mutual exclusion for two threads, N rounds each; a thread gives up where it would have to
// wait. Nothing happens inside.
// After VC-DPOR (Chatterjee et al. 2019), table 3, dekker. How the paper's own program waits is not
// known: it has 435245 Mazurkiewicz traces for N = 5, this one 12, 230, 4348 for N = 1, 2, 3 and 1781983
// for N = 5, each a reads-from class.
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
    if (flag[other] != 0) {
      if (turn == me)
        return NULL;
      flag[me] = 0;
      if (turn != me)
        return NULL;
      flag[me] = 1;
      if (flag[other] != 0)
        return NULL;
    }
    turn = other;
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
