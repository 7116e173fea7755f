// assertion
// incomplete -- -DSAFE
// A loop without end around one that ends: the inner one has all its rounds, whatever the outer one has.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int stop, sum;

static void add(void) {
  for (int i = 0; i < 40; i++)
    sum = sum + 1;
}

static void *worker(void *arg) {
  for (;;) {
    add();
#ifndef SAFE
    assert(sum != 40 || !stop);
#else
    assert(sum >= 40);
#endif
  }
  return arg;
}

static void *stopper(void *arg) {
  stop = 1;
  return arg;
}

int main(void) {
  pthread_t threads[2];
  pthread_create(&threads[0], 0, worker, 0);
  pthread_create(&threads[1], 0, stopper, 0);
  for (int i = 0; i < 2; i++)
    pthread_join(threads[i], 0);
}
