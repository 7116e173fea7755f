// Szymanski's mutual exclusion for two threads, N rounds each; a thread gives up where it would
// have to wait.
// From VC-DPOR (Chatterjee et al. 2019), table 3, and ViEqui, which calls it szymnski.
// Mazurkiewicz traces: 1991, 27951, 396583 for N = 2, 3, 4.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 2
#endif

static atomic_int f1, f2;
static atomic_int c;

static void critical_section(int id) {
  c = id;
  assert(c == id);
}

static void *a(void *arg) {
  (void)arg;
  for (int i = 0; i < N; i++) {
    f1 = 1;
    if (f2 >= 3)
      return NULL;
    f1 = 3;
    if (f2 == 1) {
      f1 = 2;
      if (f2 != 4)
        return NULL;
    }
    f1 = 4;
    if (f2 >= 2)
      return NULL;
    critical_section(1);
    int other = f2;
    if (2 <= other && other <= 3)
      return NULL;
    f1 = 0;
  }
  return NULL;
}

static void *b(void *arg) {
  (void)arg;
  for (int i = 0; i < N; i++) {
    f2 = 1;
    if (f1 >= 3)
      return NULL;
    f2 = 3;
    if (f1 == 1) {
      f2 = 2;
      if (f1 != 4)
        return NULL;
    }
    f2 = 4;
    if (f1 >= 2)
      return NULL;
    critical_section(2);
    int other = f1;
    if (2 <= other && other <= 3)
      return NULL;
    f2 = 0;
  }
  return NULL;
}

int main(void) {
  pthread_t threads[2];
  pthread_create(&threads[0], NULL, a, NULL);
  pthread_create(&threads[1], NULL, b, NULL);
  pthread_join(threads[0], NULL);
  pthread_join(threads[1], NULL);
  return 0;
}
