// memory --self-check
// safe --self-check -- -DKEEP
// A pointer to memory that its thread has freed before anybody else could reach it.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static _Atomic(int *) shared;

static void *give(void *arg) {
  (void)arg;
  int *number = malloc(sizeof *number);
  *number = 3;
#ifndef KEEP
  free(number);
#endif
  atomic_store(&shared, number);
  return NULL;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, give, NULL);
  int *number = atomic_load(&shared);
  int found = number ? *number : 3;
  pthread_join(thread, NULL);
  return found != 3;
}
