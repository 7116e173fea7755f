// N threads try to be the first with a compare-exchange, and write whether they were or not.
// From the repository of RFSC (Abdulla et al. 2019). Mazurkiewicz traces: 66, 1200, reads-from
// classes: 24, 200 for N = 3, 4.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#include "args.h"

#ifndef N
#define N 3
#endif

static atomic_int x;

static void *thread(void *arg) {
  int expected = 0;
  atomic_compare_exchange_strong(&x, &expected, 1);
  x = passed(arg) + 3;
  return NULL;
}

int main(void) {
  pthread_t threads[N];
  for (int id = 0; id < N; id++)
    pthread_create(&threads[id], NULL, thread, pass(id, id));
  return 0;
}
