// N threads take a test-and-test-and-set lock: each waits until the lock looks free, then tries to
// exchange its way in, and starts over if another was faster.
// From Jonsson, Lång and Sagonas (2022), table I, after SAVER's tests. Complete + blocked, with
// --unroll N+1 and -DASSUME, for N = 3, 4: 162 + 183, 20760 + 29440; without pure iterations 36 + 81,
// 576 + 2308; with awaits 36, 576.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

#include "args.h"
#include "spin.h"

#ifndef N
#define N 3
#endif

static atomic_int state;
static int shared;

static bool is_locked(void) { return atomic_load(&state) != 0; }

static bool try_acquire(void) { return atomic_exchange(&state, 1) == 0; }

static void acquire(void) {
  do {
    spin_while(is_locked());
  } while (!try_acquire());
}

static void release(void) { atomic_store(&state, 0); }

static void *thread(void *arg) {
  int id = passed(arg);
  acquire();
  shared = id;
  assert(shared == id);
  release();
  return NULL;
}

int main(void) {
  pthread_t threads[N];
  for (int i = 0; i < N; i++)
    pthread_create(&threads[i], NULL, thread, pass(i, i));
  return 0;
}
