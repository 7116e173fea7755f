// N threads increment each of V variables atomically: with V = 1 the repository of RFSC (Abdulla et
// al. 2019) calls it ainc, with V = 2 binc.
// Mazurkiewicz traces and reads-from classes: (N!)^V.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 3
#endif
#ifndef V
#define V 1
#endif

static atomic_int x[V];

static void *thread(void *arg) {
  for (int i = 0; i < V; i++)
    atomic_fetch_add(&x[i], 1);
  return arg;
}

int main(void) {
  pthread_t threads[N];
  for (int i = 0; i < N; i++)
    pthread_create(&threads[i], NULL, thread, NULL);
  return 0;
}
