// assertion
// safe -- -DSAFE
// The first schedule that a search tries goes around a loop for ever; three steps from the start there is a
// value that the loop must not have seen.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;

static void *reader(void *arg) {
  int before = 0, now;
  while ((now = x) != 2)
    before = now;
#ifndef SAFE
  assert(before != 1);
#else
  assert(before < 2);
#endif
  return arg;
}

static void *writer(void *arg) {
  x = 1;
  x = 2;
  return arg;
}

int main(void) {
  pthread_t threads[2];
  pthread_create(&threads[0], 0, reader, 0);
  pthread_create(&threads[1], 0, writer, 0);
  for (int i = 0; i < 2; i++)
    pthread_join(threads[i], 0);
}
