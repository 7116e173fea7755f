// One writer and N readers of one variable; no two readers conflict.
// From RFSC (Abdulla et al. 2019), table 2. Mazurkiewicz traces: 2^N.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 3
#endif

static atomic_int x;

static void *writer(void *arg) {
  (void)arg;
  x = 42;
  return NULL;
}

static void *reader(void *arg) {
  (void)arg;
  (void)atomic_load(&x);
  return NULL;
}

int main(void) {
  pthread_t threads[N + 1];
  pthread_create(&threads[0], NULL, writer, NULL);
  for (int i = 1; i <= N; i++)
    pthread_create(&threads[i], NULL, reader, NULL);
  for (int i = 0; i <= N; i++)
    pthread_join(threads[i], NULL);
  return 0;
}
