// Tsay's mutual exclusion for two threads, N rounds each; a thread gives up where it would have to wait.
// Nothing happens inside.
// After VC-DPOR (Chatterjee et al. 2019), table 3. The paper's own program is not known: it has 7469
// Mazurkiewicz traces for N = 2, this one 20, 1036 for N = 1, 2, in 13 and 423 reads-from classes.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#include "args.h"

#ifndef N
#define N 2
#endif

static atomic_int flag[2];
static atomic_int last;

static void *thread(void *arg) {
  int me = passed(arg);
  int other = 1 - me;
  for (int i = 0; i < N; i++) {
    flag[me] = 1;
    last = me;
    if (flag[other] != 0 && last == me)
      return NULL;
    flag[me] = 0;
    last = me;
  }
  return NULL;
}

int main(void) {
  pthread_t threads[2];
  for (int me = 0; me < 2; me++)
    pthread_create(&threads[me], NULL, thread, pass(me, me));
  return 0;
}
