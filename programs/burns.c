// Burns's mutual exclusion for two threads, N rounds each; a thread gives up where it would have
// to wait.
// From ViEqui (table II). Mazurkiewicz traces: 16, 303, 5772, 114885, 2353602 for N = 1..5.
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
    f1 = 0;
    f1 = 1;
    if (f2 == 1)
      return NULL;
    critical_section(1);
    f1 = 0;
  }
  return NULL;
}

static void *b(void *arg) {
  (void)arg;
  for (int i = 0; i < N; i++) {
    f2 = 0;
    if (f1 == 1)
      return NULL;
    f2 = 1;
    if (f1 == 1)
      return NULL;
    critical_section(2);
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
