// Peterson's mutual exclusion for two threads, N rounds each; a thread gives up where it would
// have to wait. Flag and turn are both read, always.
// From ViEqui (table II). Mazurkiewicz traces: 310, 6360, 2782162 for N = 2, 3, 5;
// reads-from classes: 301, 6193 for N = 2, 3.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 2
#endif

static atomic_int f1, f2, turn;
static atomic_int c;

static void critical_section(int id) {
  c = id;
  assert(c == id);
}

static void *a(void *arg) {
  (void)arg;
  for (int i = 0; i < N; i++) {
    f1 = 1;
    turn = 1;
    int flag = f2;
    int whose = turn;
    if (flag == 1 && whose == 1)
      return NULL;
    critical_section(1);
    f1 = 0;
  }
  return NULL;
}

static void *b(void *arg) {
  (void)arg;
  for (int i = 0; i < N; i++) {
    f2 = 1;
    turn = 0;
    int flag = f1;
    int whose = turn;
    if (flag == 1 && whose == 0)
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
