// Two threads work on cells of their own for a while, then race for one variable N times.
// From RFSC (Abdulla et al. 2019), table 4.
// Mazurkiewicz traces: 34, 328, 3334, 34904, 372436, reads-from classes: 19, 141, 1107, 8953,
// 73789 for N = 2..6.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#include "args.h"

#ifndef N
#define N 2
#endif

static atomic_int v;
static atomic_int local[2];

static void *thread(void *arg) {
  int id = passed(arg);
  for (int i = 0; i < 42; i++) {
    local[id] = i;
    (void)atomic_load(&local[id]);
  }
  for (int i = 0; i < N; i++) {
    v = id;
    (void)atomic_load(&v);
  }
  return NULL;
}

int main(void) {
  pthread_t threads[2];
  for (int id = 0; id < 2; id++)
    pthread_create(&threads[id], NULL, thread, pass(id, id));
  return 0;
}
