// N threads count themselves in and out under a mutex, and look at both counts without it.
// From VC-DPOR (Chatterjee et al. 2019), table 1, fkp2014_true, after SV-COMP. Mazurkiewicz traces
// and reads-from classes: 16, 1098, 207024 for N = 2, 3, 4.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 2
#endif

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static atomic_int s, t;

static void *thread(void *arg) {
  pthread_mutex_lock(&m);
  t = t + 1;
  pthread_mutex_unlock(&m);
  (void)atomic_load(&s);
  (void)atomic_load(&t);
  pthread_mutex_lock(&m);
  s = s + 1;
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t threads[N];
  for (int i = 0; i < N; i++)
    pthread_create(&threads[i], NULL, thread, NULL);
  return 0;
}
