// N/2 threads increment a value and N/2 decrement it, under a lock; each then asserts, without the
// lock, that the value has moved its way or somebody went the other way. It fails: the other may come
// between the two halves of that. A thread tries at most TRIES times for the lock.
// From ViEqui, table III, after SV-COMP. The numbers there are those until the violation.
#include <assert.h>
#include <limits.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

#ifndef N
#define N 2
#endif
#ifndef TRIES
#define TRIES 30
#endif

static atomic_uint value;
static atomic_int lock, incremented, decremented;

static bool acquire(void) {
  for (int tries = 0; tries < TRIES; tries++) {
    int free = 0;
    if (atomic_compare_exchange_strong(&lock, &free, 1))
      return true;
  }
  return false;
}

static void release(void) { atomic_exchange(&lock, 0); }

static void *increment(void *arg) {
  if (!acquire())
    return arg;
  if (value == UINT_MAX) {
    release();
    return arg;
  }
  unsigned before = value;
  incremented = 1;
  value = before + 1;
  release();
  assert(decremented || value > before);
  return arg;
}

static void *decrement(void *arg) {
  if (!acquire())
    return arg;
  if (value == 0) {
    release();
    return arg;
  }
  unsigned before = value;
  decremented = 1;
  value = before - 1;
  release();
  assert(incremented || value < before);
  return arg;
}

int main(void) {
  pthread_t threads[N];
  for (int i = 0; i < N; i++)
    pthread_create(&threads[i], NULL, i < N / 2 ? increment : decrement, NULL);
  return 0;
}
