// incomplete --max-events 12
// incomplete --max-events 12 -- -DPLAIN
// assertion
// Loops that only count, where nobody looks, and yet come to their ends: what follows them happens.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int spun;
static long spins;
static int data;

static void *counts(void *unused) {
  for (int i = 0; i < 20; i++)
#ifdef PLAIN
    spins++;
#else
    atomic_fetch_add(&spun, 1);
#endif
  data = 1;
  return 0;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, 0, counts, 0);
  pthread_join(thread, 0);
  assert(data == 0);
  return 0;
}
