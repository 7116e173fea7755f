// An optimistic lock: a thread enters if nobody has put another id in its place meanwhile, and
// gives up after N tries.
// From RFSC (Abdulla et al. 2019), table 3.
// Mazurkiewicz traces: 42, 126, 922, 300090 for N = 2, 3, 5, 11.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#ifndef N
#define N 2
#endif

static atomic_int x, y;

static void *thread(void *arg) {
  int id = (int)(intptr_t)arg;
  for (int i = 0; i < N; i++) {
    x = id;
    y = 1;
    if (x == id) {
      (void)atomic_load(&y);
      return NULL;
    }
  }
  return NULL;
}

int main(void) {
  pthread_t threads[2];
  for (int id = 0; id < 2; id++)
    pthread_create(&threads[id], NULL, thread, (void *)(intptr_t)id);
  return 0;
}
