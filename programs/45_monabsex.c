// N threads write the same constant and check that it is there: every order looks alike.
// From VC-DPOR (Chatterjee et al. 2019), table 1, after SV-COMP; 45_monabsex1 in RVF-SMC, mnbsx in
// ViEqui. Mazurkiewicz traces: (N!)^2, reads-from classes: (N+1)^(N-1).
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#include "args.h"

#ifndef N
#define N 3
#endif

static atomic_int s;

static void *thread(void *arg) {
  int value = passed(arg);
  s = value;
  assert(s == value);
  return NULL;
}

int main(void) {
  pthread_t threads[N];
  for (int i = 0; i < N; i++)
    pthread_create(&threads[i], NULL, thread, pass(i, 4));
  return 0;
}
