// N threads write one variable; main reads it at any point between them.
// From RFSC (Abdulla et al. 2019), table 3. float_read of VC-DPOR (Chatterjee et al. 2019), table 4, has
// FIRST = 0: one of the values is there already. Mazurkiewicz traces: (N+1)!, reads-from classes: N+1.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#include "args.h"

#ifndef N
#define N 3
#endif
// The least value written.
#ifndef FIRST
#define FIRST 1
#endif

static atomic_int x;

static void *writer(void *arg) {
  x = passed(arg);
  return NULL;
}

int main(void) {
  pthread_t threads[N];
  for (int i = 0; i < N; i++)
    pthread_create(&threads[i], NULL, writer, pass(i, i + FIRST));
  assert(x < N + 1);
  for (int i = 0; i < N; i++)
    pthread_join(threads[i], NULL);
  return 0;
}
