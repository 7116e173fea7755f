// Three threads race on x and y, partly under a mutex; the bug that gave the program its name
// (an assertion in the third thread) is left out, as in the paper.
// From RFSC (Abdulla et al. 2019), table 4.
// Mazurkiewicz traces: 1955, 9326, 36570, 345069 for N = 1, 2, 3, 5; reads-from classes: 867, 3634,
// 10131 for N = 1, 3, 5.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 1
#endif

static atomic_int x, y;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *raise_both(void *arg) {
  (void)arg;
  for (int i = 0; i < 2; i++) {
    pthread_mutex_lock(&m);
    x = 1;
    for (int j = 0; j < N; j++)
      y = 1;
    pthread_mutex_unlock(&m);
  }
  return NULL;
}

static void *reset(void *arg) {
  (void)arg;
  for (int i = 0; i < 2; i++) {
    pthread_mutex_lock(&m);
    x = 0;
    pthread_mutex_unlock(&m);
    if (x > 0) {
      y = y + 1;
      x = 2;
    }
  }
  return NULL;
}

static void *watch(void *arg) {
  (void)arg;
  for (int i = 0; i < 2; i++) {
    if (x > 1) {
      if (y == 3)
        return NULL;
      y = 2;
    }
  }
  return NULL;
}

int main(void) {
  pthread_t threads[3];
  pthread_create(&threads[0], NULL, raise_both, NULL);
  pthread_create(&threads[1], NULL, reset, NULL);
  pthread_create(&threads[2], NULL, watch, NULL);
  return 0;
}
