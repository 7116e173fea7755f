// Burns's mutual exclusion for THREADS threads, N rounds each; a thread gives up where it would have to
// wait. Nothing happens inside.
// After VC-DPOR (Chatterjee et al. 2019), table 3, burns and burns3. The paper's own programs are not
// known: they have 140380 Mazurkiewicz traces for two threads and N = 4, 849 for three and N = 1; this
// one has 114885 and 678, each a reads-from class.
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

#include "args.h"

#ifndef N
#define N 2
#endif
#ifndef THREADS
#define THREADS 2
#endif

static atomic_int flag[THREADS];

// Whether a thread in `from..to` has its flag up.
static bool any(int from, int to) {
  for (int other = from; other < to; other++)
    if (flag[other] != 0)
      return true;
  return false;
}

static void *thread(void *arg) {
  int me = passed(arg);
  for (int i = 0; i < N; i++) {
    flag[me] = 0;
    if (any(0, me))
      return NULL;
    flag[me] = 1;
    if (any(0, me) || any(me + 1, THREADS))
      return NULL;
    flag[me] = 0;
  }
  return NULL;
}

int main(void) {
  pthread_t threads[THREADS];
  for (int me = 0; me < THREADS; me++)
    pthread_create(&threads[me], NULL, thread, pass(me, me));
  return 0;
}
