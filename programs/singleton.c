// N threads write one cell, one of them another value than the rest; main reads it at the end.
// From VC-DPOR (Chatterjee et al. 2019), table 1, and RVF-SMC, table 1, after SV-COMP. Mazurkiewicz
// traces: N!, reads-from classes: N.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 3
#endif

static atomic_int v;

static void *write_x(void *arg) {
  v = 'X';
  return arg;
}

static void *write_y(void *arg) {
  v = 'Y';
  return arg;
}

int main(void) {
  pthread_t threads[N];
  for (int i = 0; i < N; i++)
    pthread_create(&threads[i], NULL, i == 0 ? write_y : write_x, NULL);
  for (int i = 0; i < N; i++)
    pthread_join(threads[i], NULL);
  (void)atomic_load(&v);
  return 0;
}
