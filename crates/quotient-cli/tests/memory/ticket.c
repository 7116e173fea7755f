// A ticket lock around relaxed accesses.
// robust:
// stale: -DREL=memory_order_relaxed
// stale: -DACQ=memory_order_relaxed
#include "orders.h"

static atomic_int next, serving, counter;

static void *increment(void *unused) {
  int ticket = atomic_fetch_add_explicit(&next, 1, memory_order_relaxed);
  while (atomic_load_explicit(&serving, ACQ) != ticket)
    ;
  int value = atomic_load_explicit(&counter, memory_order_relaxed);
  atomic_store_explicit(&counter, value + 1, memory_order_relaxed);
  atomic_store_explicit(&serving, ticket + 1, REL);
  return unused;
}

MAIN(increment, increment)
