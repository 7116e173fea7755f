// A producer adds N units under one mutex, two consumers look for one under another.
// From VC-DPOR (Chatterjee et al. 2019), table 1, fk2012_true, after SV-COMP. Mazurkiewicz traces:
// 952, 42144, 1217826 for N = 2, 3, 4; reads-from classes: 842, 33886 for N = 2, 3.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 2
#endif

static pthread_mutex_t l1 = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t l2 = PTHREAD_MUTEX_INITIALIZER;
static atomic_int c;

static void *producer(void *arg) {
  pthread_mutex_lock(&l2);
  pthread_mutex_lock(&l1);
  if (c > 0) {
    c = c + 1;
    pthread_mutex_unlock(&l1);
    pthread_mutex_unlock(&l2);
    return arg;
  }
  pthread_mutex_unlock(&l1);
  c = 0;
  for (int i = 0; i < N; i++)
    c = c + 1;
  pthread_mutex_unlock(&l2);
  return arg;
}

static void *consumer(void *arg) {
  for (int i = 0; i < N; i++) {
    pthread_mutex_lock(&l1);
    if (c > 0) {
      c = c - 1;
      (void)atomic_load(&c);
      pthread_mutex_unlock(&l1);
      return arg;
    }
    pthread_mutex_unlock(&l1);
  }
  return arg;
}

int main(void) {
  pthread_t threads[3];
  pthread_create(&threads[0], NULL, producer, NULL);
  pthread_create(&threads[1], NULL, consumer, NULL);
  pthread_create(&threads[2], NULL, consumer, NULL);
  return 0;
}
