// N threads take a mutex of three states (free, taken, taken and somebody waits) as futexes are used:
// who waits does so for a change of the signal that the unlocking thread gives.
// From Jonsson, Lång and Sagonas (2022), table I, after GenMC's tests. Complete + blocked, with
// --unroll N+1 and -DASSUME, for N = 2, 3: 12 + 2, 9486 + 1236; without pure iterations 12 + 2,
// 6582 + 1188; with awaits 12, 6582 + 336; with independent fetch-adds 10, 3618 + 312.
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
static atomic_int signals;
static int shared;

static bool change(int from, int to) { return atomic_compare_exchange_strong(&mutex, &from, to); }

// As the futex call: returns at once if the mutex is not contended any more.
static void wait_for_signal(void) {
  int seen = signals;
  if (mutex == CONTENDED)
    spin_while(signals == seen);
}

static void lock(void) {
  if (change(FREE, TAKEN))
    return;
  do {
    change(TAKEN, CONTENDED);
    wait_for_signal();
  } while (!change(FREE, CONTENDED));
}

static void unlock(void) {
  if (change(TAKEN, FREE))
    return;
  mutex = FREE;
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
  pthread_t threads[N];
  for (int i = 0; i < N; i++)
    pthread_create(&threads[i], NULL, thread, pass(i, i));
  return 0;
}
