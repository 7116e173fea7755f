// Two threads write one variable N times each, always their own value; a third reads it twice.
// Most orders of the writes cannot be told apart by the reads.
// From the repository of RFSC (Abdulla et al. 2019); ViEqui calls it rd-co; VC-DPOR's
// redundant_co(U) is this program with N = 4U. Mazurkiewicz traces: (2N+2)! / (2 * N! * N!),
// reads-from classes: 3N^2 + 3N + 1.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#include "args.h"

#ifndef N
#define N 2
#endif

static atomic_int x;

static void *writer(void *arg) {
  int value = passed(arg);
  for (int i = 0; i < N; i++)
    x = value;
  return NULL;
}

static void *reader(void *arg) {
  (void)arg;
  (void)atomic_load(&x);
  (void)atomic_load(&x);
  return NULL;
}

int main(void) {
  pthread_t threads[3];
  pthread_create(&threads[0], NULL, writer, pass(0, 1));
  pthread_create(&threads[1], NULL, writer, pass(1, 2));
  pthread_create(&threads[2], NULL, reader, NULL);
  return 0;
}
