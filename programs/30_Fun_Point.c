// N threads write a result under a mutex; one thread reads it N times without.
// From VC-DPOR (Chatterjee et al. 2019), table 1, after SV-COMP. Mazurkiewicz traces and reads-from
// classes: (2N)! / N!.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 2
#endif

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static atomic_int result;

static void *reader(void *arg) {
  for (int i = 0; i < N; i++)
    (void)atomic_load(&result);
  return arg;
}

static void *writer(void *arg) {
  pthread_mutex_lock(&m);
  result = 1;
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t threads[N + 1];
  pthread_create(&threads[0], NULL, reader, NULL);
  for (int i = 1; i <= N; i++)
    pthread_create(&threads[i], NULL, writer, NULL);
  return 0;
}
