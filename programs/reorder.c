// N-1 threads set two variables, and one checks that it finds both set or neither: it may not. With
// -DTOTAL the assertion is dropped and its reads are kept, so that all executions are counted.
// From RFSC (Abdulla et al. 2019), table 5, reorder_N_bad, after SCTBench; reorder_5(U) of VC-DPOR
// and RVF-SMC is this program with N = U+1. Mazurkiewicz traces: 56, 1248, 40032 for N = 3, 4, 5;
// reads-from classes: 21, 64, 145, 1540, 54901 for N = 3, 4, 5, 10, 31.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 3
#endif

static atomic_int a, b;

static void *setter(void *arg) {
  a = 1;
  b = -1;
  return arg;
}

static void *checker(void *arg) {
  int fine = (a == 0 && b == 0) || (a == 1 && b == -1);
#ifndef TOTAL
  assert(fine);
#endif
  (void)fine;
  return arg;
}

int main(void) {
  pthread_t threads[N];
  for (int i = 0; i < N - 1; i++)
    pthread_create(&threads[i], NULL, setter, NULL);
  pthread_create(&threads[N - 1], NULL, checker, NULL);
  for (int i = 0; i < N; i++)
    pthread_join(threads[i], NULL);
  return 0;
}
