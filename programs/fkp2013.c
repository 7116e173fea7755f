// N threads increment a variable, not atomically, and one thread looks at it.
// From VC-DPOR (Chatterjee et al. 2019), table 1, fkp2013_true, after SV-COMP. Mazurkiewicz traces:
// (N+1)! * N!, reads-from classes: 64, 625, 7776 for N = 3, 4, 5.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 3
#endif

static atomic_int x;

static void *reader(void *arg) {
  (void)atomic_load(&x);
  return arg;
}

static void *writer(void *arg) {
  int t = x;
  x = t + 1;
  return arg;
}

int main(void) {
  pthread_t threads[N + 1];
  pthread_create(&threads[0], NULL, reader, NULL);
  for (int i = 1; i <= N; i++)
    pthread_create(&threads[i], NULL, writer, NULL);
  return 0;
}
