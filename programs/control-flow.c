// Whether x is written at all depends on two other races.
// From RFSC (Abdulla et al. 2019), table 3. Mazurkiewicz traces: 90, 5160, 720720 for N = 3, 5, 7,
// reads-from classes: 2^N + 2N + 1.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 3
#endif

static atomic_int x, y, z;

static void *p(void *arg) {
  (void)arg;
  (void)atomic_load(&x);
  return NULL;
}

static void *q(void *arg) {
  (void)arg;
  y = 1;
  return NULL;
}

static void *r(void *arg) {
  (void)arg;
  if (y == 0)
    z = 1;
  return NULL;
}

static void *s(void *arg) {
  (void)arg;
  if (z == 1 && y == 0)
    x = 1;
  return NULL;
}

int main(void) {
  pthread_t thread;
  for (int i = 0; i < N; i++) {
    pthread_create(&thread, NULL, p, NULL);
    pthread_create(&thread, NULL, q, NULL);
  }
  pthread_create(&thread, NULL, r, NULL);
  pthread_create(&thread, NULL, s, NULL);
  return 0;
}
