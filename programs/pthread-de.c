// A thread increments a variable N times under a mutex; so does main, but without the mutex.
// From VC-DPOR (Chatterjee et al. 2019), table 1, after SV-COMP. Mazurkiewicz traces: 34, 328,
// 3334, reads-from classes: 26, 192, 1500 for N = 2, 3, 4.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 2
#endif

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static atomic_int g;

static void *thread(void *arg) {
  for (int i = 0; i < N; i++) {
    pthread_mutex_lock(&m);
    g = g + 1;
    pthread_mutex_unlock(&m);
  }
  return arg;
}

int main(void) {
  pthread_t id;
  pthread_create(&id, NULL, thread, NULL);
  for (int i = 0; i < N; i++)
    g = g + 1;
  pthread_join(id, NULL);
  (void)atomic_load(&g);
  return 0;
}
