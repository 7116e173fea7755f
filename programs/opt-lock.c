// An optimistic lock: a thread enters if nobody has put another id in its place meanwhile, and
// gives up after N tries.
// From RFSC (Abdulla et al. 2019), table 3. Mazurkiewicz traces: 42, 126, 922, 300090 for
// N = 2, 3, 5, 11, reads-from classes: 12N-5. With -DTHREADS=3 it is opt_lock of VC-DPOR, table 4:
// 69252 traces and 3103 reads-from classes for N = 2.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#include "args.h"

#ifndef N
#define N 2
#endif
#ifndef THREADS
#define THREADS 2
#endif

static atomic_int x, y;

static void *thread(void *arg) {
  int id = passed(arg);
  for (int i = 0; i < N; i++) {
    x = id;
    y = 1;
    if (x == id) {
      (void)atomic_load(&y);
      return NULL;
    }
  }
  return NULL;
}

int main(void) {
  pthread_t threads[THREADS];
  for (int id = 0; id < THREADS; id++)
    pthread_create(&threads[id], NULL, thread, pass(id, id));
  return 0;
}
