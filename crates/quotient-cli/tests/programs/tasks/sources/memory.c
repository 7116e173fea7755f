/* Two threads share one block without a race, and one leaks another. */
#include <pthread.h>
#include <stdlib.h>

static int *shared;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void *work(void *arg) {
  int *own = malloc(sizeof *own);
  *own = 1;
  pthread_mutex_lock(&mutex);
  *shared += *own;
  pthread_mutex_unlock(&mutex);
  if (arg)
    free(own);
  return 0;
}

int main(void) {
  pthread_t first, second;
  shared = malloc(sizeof *shared);
  *shared = 0;
  pthread_create(&first, 0, work, shared);
  pthread_create(&second, 0, work, 0);
  pthread_join(first, 0);
  pthread_join(second, 0);
  return *shared != 2;
}
