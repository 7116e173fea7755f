// assertion -- -DLOOP=1
// assertion -- -DLOOP=2
// assertion -- -DLOOP=3
// assertion -- -DLOOP=4
// assertion -- -DLOOP=5
// A thread that does nothing for ever, beside one that fails.
#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

static int shared;

static int depth(int n) { return n ? depth(n - 1) : 0; }

static void *idle(void *unused) {
#if LOOP == 1
  while (1) ;
#elif LOOP == 2
  for (;;) { sleep(1); printf("still here\n"); }
#elif LOOP == 3
  for (int turn = 0;; turn = !turn) ;
#elif LOOP == 4
  int work[4] = {0};
  for (int i = 0;; i = (i + 1) % 4) work[i] = i;
#elif LOOP == 5
  for (;;) depth(10);
#endif
  return 0;
}

static void *worker(void *unused) {
  shared = 1;
  assert(shared == 0);
  return 0;
}

int main(void) {
  pthread_t s, t;
  pthread_create(&s, 0, idle, 0);
  pthread_create(&t, 0, worker, 0);
  pthread_join(t, 0);
  return 0;
}
