// safe --races
// race --races -- -DPLAIN
// race --races -- -DPLAIN=volatile
// race --races --unroll 2 --no-purity -- -DPLAIN=volatile
// race --races -- -DLATE
#include <pthread.h>
#include <stdatomic.h>

static int data;
#ifdef PLAIN
static volatile int ready;
#else
static atomic_int ready;
#endif

static void *give(void *arg) {
#ifdef LATE
  ready = 1;
  data = 42;
#else
  data = 42;
  ready = 1;
#endif
  return arg;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, 0, give, 0);
  while (!ready)
    ;
  int got = data;
  pthread_join(thread, 0);
  return got;
}
