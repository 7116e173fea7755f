// A thread that waits for what never comes.
// $ quotient check violation/livelock.c
// $ quotient check violation/livelock.c --allow-livelock
#include <pthread.h>
#include <stdatomic.h>

static atomic_int ready;

static int is_ready(void) { return ready == 2; }

static void *waiter(void *arg) {
  while (!is_ready()) {
  }
  return arg;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, waiter, NULL);
  ready = 1;
  pthread_join(thread, NULL);
  return 0;
}
