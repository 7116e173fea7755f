// The entry of Dekker's mutual exclusion for two threads, N rounds each; a thread gives up where it
// would have to wait.
// From ViEqui (table II). Mazurkiewicz traces: 5, 21, 77, 739021 for N = 1, 2, 3, 10.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 2
#endif

static atomic_int x, y;
static atomic_int c;

static void critical_section(int id) {
  c = id;
  assert(c == id);
}

static void *a(void *arg) {
  (void)arg;
  for (int i = 0; i < N; i++) {
    x = 1;
    if (y != 0)
      return NULL;
    critical_section(1);
    x = 0;
  }
  return NULL;
}

static void *b(void *arg) {
  (void)arg;
  for (int i = 0; i < N; i++) {
    y = 1;
    if (x != 0)
      return NULL;
    critical_section(2);
    y = 0;
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
