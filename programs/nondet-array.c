// N threads fill the cells of an array from the left, with an index that they do not protect; main
// counts the cells that were filled: at most SIZE, which is N unless given. With -DNA1 main asserts that
// they are SIZE - 1, which is wrong, and before that that there are enough threads and not too many.
// From ViEqui, na2(SIZE,N) of table II and na1 of table III (na1(1000,500) has N = 1000 and SIZE = 500),
// and VC-DPOR (Chatterjee et al. 2019), table 1, after SV-COMP. Mazurkiewicz traces: 2616, 128760 for
// N = 4, 5; reads-from classes: 292, 75486 for N = 4, 6.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 3
#endif
#ifndef SIZE
#define SIZE N
#endif

static atomic_int x;
static atomic_int a[SIZE];

static void *thread(void *arg) {
  int t = x;
  a[t] = 1;
  x = t + 1;
  return arg;
}

int main(void) {
#ifdef NA1
  assert(SIZE / 2 <= N && N <= SIZE);
#endif
  pthread_t threads[N];
  for (int i = 0; i < N; i++)
    pthread_create(&threads[i], NULL, thread, NULL);
  for (int i = 0; i < N; i++)
    pthread_join(threads[i], NULL);
  int sum = 0;
  for (int i = 0; i < N; i++)
    sum += a[i];
#ifdef NA1
  assert(sum == SIZE - 1);
#else
  assert(sum <= SIZE);
#endif
  return 0;
}
