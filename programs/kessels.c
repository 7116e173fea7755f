// Kessels's mutual exclusion for two threads, N rounds each: the turn is the exclusive or of two bits, of
// which each thread writes one. A thread gives up where it would have to wait; nothing happens inside.
// After VC-DPOR (Chatterjee et al. 2019), table 3. The paper's own program is not known: it has 13856
// Mazurkiewicz traces for N = 3, this one 197, 2735 for N = 2, 3, each a reads-from class.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#include "args.h"

#ifndef N
#define N 2
#endif

static atomic_int flag[2];
static atomic_int bit[2];

static void *thread(void *arg) {
  int me = passed(arg);
  int other = 1 - me;
  for (int i = 0; i < N; i++) {
    flag[me] = 1;
    int mine = bit[other] ^ me;
    bit[me] = mine;
    if (flag[other] != 0 && mine == (bit[other] ^ me))
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
