// N threads read a variable and write the same constant to it.
// From VC-DPOR (Chatterjee et al. 2019), table 1, after SV-COMP. Mazurkiewicz traces: (N!)^2,
// reads-from classes: (N+1)^(N-1).
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 3
#endif

static atomic_int s;

static void *thread(void *arg) {
  (void)atomic_load(&s);
  s = 1;
  return arg;
}

int main(void) {
  pthread_t threads[N];
  for (int i = 0; i < N; i++)
    pthread_create(&threads[i], NULL, thread, NULL);
  return 0;
}
