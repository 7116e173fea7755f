// N threads fill the cells of an array from the left, with an index that they do not protect; main
// counts the cells that were filled.
// From ViEqui (na2(N,N)) and VC-DPOR (Chatterjee et al. 2019), table 1, after SV-COMP. Mazurkiewicz
// traces: 2616, 128760 for N = 4, 5; reads-from classes: 292, 75486 for N = 4, 6.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 3
#endif

static atomic_int x;
static atomic_int a[N];

static void *thread(void *arg) {
  int t = x;
  a[t] = 1;
  x = t + 1;
  return arg;
}

int main(void) {
  pthread_t threads[N];
  for (int i = 0; i < N; i++)
    pthread_create(&threads[i], NULL, thread, NULL);
  for (int i = 0; i < N; i++)
    pthread_join(threads[i], NULL);
  int sum = 0;
  for (int i = 0; i < N; i++)
    sum += a[i];
  assert(sum <= N);
  return 0;
}
