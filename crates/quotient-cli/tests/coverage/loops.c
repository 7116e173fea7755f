// Loops whose rounds are cut short or become awaits: what a thread does while it waits was reached, and so was what is
// behind the loop.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int lock, ready, turn, data, never;

static void relax(void) {}

static int try_lock(void) {
  int expected = 0;
  return atomic_compare_exchange_strong(&lock, &expected, 1);
}

static void acquire(void) {
  while (!try_lock()) {
    relax();
    while (lock)
      relax();
  }
}

static void *work(void *arg) {
  while (!ready) {
    int seen = data;
    if (seen == 77)
      relax();
  }
  do
    relax();
  while (turn != 1);
  acquire();
  data++;
  lock = 0;
  if (never)
    acquire(); // branch
  return arg;
}

int main(void) {
  pthread_t threads[2];
  for (int i = 0; i < 2; i++)
    pthread_create(&threads[i], 0, work, 0);
  data = 0;
  ready = 1;
  turn = 1;
  for (int i = 0; i < 2; i++)
    pthread_join(threads[i], 0);
  assert(data == 2);
  return 0;
}
