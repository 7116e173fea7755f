// N threads write the same value to one variable, one thread reads it: all orders look alike.
// From the repository of RFSC (Abdulla et al. 2019). Mazurkiewicz traces: (N+1)!,
// reads-from classes: N+1.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 3
#endif

static atomic_int x;

static void *writer(void *arg) {
  (void)arg;
  x = 1;
  return NULL;
}

static void *reader(void *arg) {
  (void)arg;
  (void)atomic_load(&x);
  return NULL;
}

int main(void) {
  pthread_t threads[N + 1];
  for (int i = 0; i < N; i++)
    pthread_create(&threads[i], NULL, writer, NULL);
  pthread_create(&threads[N], NULL, reader, NULL);
  return 0;
}
