// A write and a free that nothing orders: the write may come first, and then all is well.
// $ quotient check violation/free_and_write.c -a rvf --keep-going
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int *cell;

static void *writer(void *arg) {
  *cell = 1;
  return arg;
}

static void *owner(void *arg) {
  free(cell);
  return arg;
}

int main(void) {
  cell = malloc(sizeof *cell);
  pthread_t threads[2];
  pthread_create(&threads[0], NULL, writer, NULL);
  pthread_create(&threads[1], NULL, owner, NULL);
  pthread_join(threads[0], NULL);
  pthread_join(threads[1], NULL);
  return 0;
}
