// incomplete --no-purity --rounds 20000 --max-events 300
// assertion --no-purity --rounds 20000 --max-events 300 -- -DBAD
// Executions of many rounds of the loop are too long; those of fewer are explored, and what is found there is told.
#include <assert.h>
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
#ifdef BAD
  assert(rounds < 2);
#endif
  pthread_join(thread, NULL);
  return rounds;
}
