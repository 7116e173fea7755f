// Threads that set and reset two variables under a mutex, and a flag partly without.
// From VC-DPOR (Chatterjee et al. 2019), table 1, after SV-COMP. Mazurkiewicz traces: 24, 1890,
// 302400 for N = 1, 2, 3; reads-from classes: 20, 1470 for N = 1, 2.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 1
#endif

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static atomic_int g0, g1, x, flag;

static void *set(void *arg) {
  pthread_mutex_lock(&m);
  g0 = 1;
  g1 = 1;
  pthread_mutex_unlock(&m);
  flag = 1;
  return arg;
}

static void *look(void *arg) {
  for (int i = 0; i < N; i++) {
    pthread_mutex_lock(&m);
    (void)atomic_load(&g0);
    (void)atomic_load(&g1);
    pthread_mutex_unlock(&m);
  }
  return arg;
}

static void *reset(void *arg) {
  pthread_mutex_lock(&m);
  g0 = 0;
  g1 = 0;
  flag = 0;
  pthread_mutex_unlock(&m);
  pthread_mutex_lock(&m);
  if (flag != 0) {
    x = 1;
    (void)atomic_load(&g0);
    (void)atomic_load(&g1);
  }
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t threads[N + 2];
  pthread_create(&threads[0], NULL, set, NULL);
  pthread_create(&threads[1], NULL, look, NULL);
  for (int i = 0; i < N; i++)
    pthread_create(&threads[i + 2], NULL, reset, NULL);
  return 0;
}
