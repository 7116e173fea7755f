// $ quotient check violation/freed_in_race.c --races
// $ quotient check violation/freed_in_race.c --races --format json
// The flag is relaxed: nothing orders the last use of the memory before its end.

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

int *job;
atomic_int done;

void *work(void *unused) {
  *job = 2;
  atomic_store_explicit(&done, 1, memory_order_relaxed);
  return NULL;
}

int main(void) {
  job = malloc(sizeof *job);
  pthread_t worker;
  pthread_create(&worker, NULL, work, NULL);
  while (!atomic_load_explicit(&done, memory_order_relaxed)) {
  }
  free(job);
  pthread_join(worker, NULL);
}
