// Three threads that write and read V variables in turn: the same number of events whatever V is.
// Written to see what the number of variables costs; from no paper. Each thread, R times:
// v[(id + i) mod V] := i; read v[(id + 2i + 1) mod V]. No join.
#include <pthread.h>
#include <stdatomic.h>

#include "args.h"

#ifndef V
#define V 2
#endif
#ifndef R
#define R 3
#endif

static atomic_int v[V];

static void *thread(void *arg) {
  int id = passed(arg);
  for (int i = 0; i < R; i++) {
    v[(id + i) % V] = i;
    (void)v[(id + 2 * i + 1) % V];
  }
  return NULL;
}

int main(void) {
  pthread_t threads[3];
  for (int i = 0; i < 3; i++)
    pthread_create(&threads[i], NULL, thread, pass(i, i));
  return 0;
}
