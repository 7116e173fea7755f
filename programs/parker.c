// A thread parks until main unparks it, at most N times; the mutex between the two is made of
// two flags, and every wait is an assumption.
// From RFSC (Abdulla et al. 2019), table 4 (the Parker of a Java virtual machine).
// Complete + blocked: 316 + 229, 2008 + 1423, 6180 + 4361 for N = 4, 8, 12; reads-from classes:
// 274 + 213, 1748 + 1311, 5398 + 4009.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

#ifndef N
#define N 4
#endif

void __VERIFIER_assume(int condition);

static atomic_int gcond, finished;
static atomic_int X, Y; // the parker's and the unparker's claim to the mutex
static atomic_int counter, cond;

static bool parker_trylock(void) {
  X = 1;
  if (Y == 0)
    return true;
  X = 0;
  return false;
}

static void parker_lock(void) {
  X = 1;
  __VERIFIER_assume(Y == 0);
}

static void parker_unlock(void) { X = 0; }

static void unparker_lock(void) {
  Y = 1;
  __VERIFIER_assume(X == 0);
}

static void unparker_unlock(void) { Y = 0; }

static void park(void) {
  if (counter > 0) {
    counter = 0;
    return;
  }
  if (!parker_trylock())
    return;
  if (counter > 0) {
    counter = 0;
    parker_unlock();
    return;
  }
  cond = 1;
  parker_unlock();
  assert(finished == 0 || cond == 0);
  __VERIFIER_assume(cond == 0);
  parker_lock();
  counter = 0;
  parker_unlock();
}

static void unpark(void) {
  unparker_lock();
  int before = counter;
  counter = 1;
  unparker_unlock();
  if (before < 1)
    cond = 0;
}

static void *parker(void *arg) {
  (void)arg;
  for (int i = 0; gcond == 0; i++) {
    __VERIFIER_assume(i < N);
    park();
  }
  return NULL;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, parker, NULL);
  unpark();
  gcond = 1;
  unpark();
  finished = 1;
  return 0;
}
