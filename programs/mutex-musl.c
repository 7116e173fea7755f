// N threads (2 or 3) take the mutex of the musl C library, which counts those who wait; the signal of
// the unlocking thread stands for the futex call.
// From Jonsson, Lång and Sagonas (2022), table I, after GenMC's tests. Complete + blocked, with -DASSUME,
// for N = 2 with --unroll 3 and N = 3 with --unroll 2 (threads are created without a loop, which
// such a bound would cut): 20 + 2, 25146 + 93000; with awaits 20, 25146 + 81972; with independent
// fetch-adds 20, 14736 + 36846.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

#include "args.h"
#include "spin.h"

#ifndef N
#define N 2
#endif

enum { FREE, TAKEN, CONTENDED };

static atomic_int mutex;
static atomic_int waiters;
static atomic_int signals;
static int shared;

static bool change(int from, int to) { return atomic_compare_exchange_strong(&mutex, &from, to); }

static bool trylock(void) { return change(FREE, TAKEN); }

// As the futex call: returns at once if the mutex is not contended any more.
static void wait_for_signal(void) {
  int seen = signals;
  if (mutex == CONTENDED)
    spin_while(signals == seen);
}

static void lock(void) {
  if (trylock())
    return;
  while (!trylock()) {
    atomic_fetch_add(&waiters, 1);
    change(TAKEN, CONTENDED);
    wait_for_signal();
    atomic_fetch_add(&waiters, -1);
  }
}

static void unlock(void) {
  int before = atomic_exchange(&mutex, FREE);
  if (waiters > 0 || before != TAKEN)
    atomic_fetch_add(&signals, 1);
}

static void *thread(void *arg) {
  int id = passed(arg);
  lock();
  shared = id;
  assert(shared == id);
  unlock();
  return NULL;
}

int main(void) {
  pthread_t threads[3];
  pthread_create(&threads[0], NULL, thread, pass(0, 0));
  pthread_create(&threads[1], NULL, thread, pass(1, 1));
#if N > 2
  pthread_create(&threads[2], NULL, thread, pass(2, 2));
#endif
  return 0;
}
