// Two threads write one variable N times each, then read it.
// From the repository of RFSC (Abdulla et al. 2019). Reads-from classes: 2N+1.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#include "args.h"

#ifndef N
#define N 3
#endif

static atomic_int x;

static void *thread(void *arg) {
  int id = passed(arg);
  for (int i = 0; i < N; i++)
    x = id;
  (void)atomic_load(&x);
  return NULL;
}

int main(void) {
  pthread_t threads[2];
  for (int id = 0; id < 2; id++)
    pthread_create(&threads[id], NULL, thread, pass(id, id));
  for (int id = 0; id < 2; id++)
    pthread_join(threads[id], NULL);
  return 0;
}
