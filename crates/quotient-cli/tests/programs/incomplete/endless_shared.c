// A loop that waits for another thread, and never stops touching shared memory.
// $ quotient check incomplete/endless_shared.c --no-purity --max-events 1000
// $ quotient check incomplete/endless_shared.c --no-purity --unroll 5
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int never, rounds;

static void *waiter(void *arg) {
  while (!never)
    rounds++;
  return arg;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, waiter, NULL);
  pthread_join(thread, NULL);
  return rounds;
}
