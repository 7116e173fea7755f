// $ quotient check violation/double_free.c
#include <pthread.h>
#include <stdlib.h>

static void *release(void *arg) {
  free(arg);
  return NULL;
}

int main(void) {
  int *shared = malloc(sizeof *shared);
  pthread_t a, b;
  pthread_create(&a, NULL, release, shared);
  pthread_create(&b, NULL, release, shared);
  return 0;
}
