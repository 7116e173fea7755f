// More threads than fit side by side.
// $ quotient check violation/many_threads.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;

static void *add(void *arg) {
  atomic_fetch_add(&x, 1);
  return arg;
}

int main(void) {
  pthread_t threads[6];
  for (int i = 0; i < 6; i++)
    pthread_create(&threads[i], NULL, add, NULL);
  assert(x < 6);
  return 0;
}
