// assertion --max-steps 1000000
// One thread calls itself for ever, another one goes on without an access; two more lose an update.
#include <assert.h>
#include <pthread.h>

static int depth, count;

static int deeper(int n) {
  depth = n;
  return deeper(n + 1) + 1;
}

static void *caller(void *arg) {
  deeper(0);
  return arg;
}

static void *idle(void *arg) {
  volatile unsigned i = 0;
  for (;;)
    i++;
  return arg;
}

static void *adder(void *arg) {
  int seen = count;
  count = seen + 1;
  return arg;
}

int main(void) {
  void *(*work[])(void *) = {caller, idle, adder, adder};
  pthread_t threads[4];
  for (int i = 0; i < 4; i++)
    pthread_create(&threads[i], 0, work[i], 0);
  pthread_join(threads[2], 0);
  pthread_join(threads[3], 0);
  assert(count == 2);
}
