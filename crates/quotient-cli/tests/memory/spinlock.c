// A lock by exchange around what is not atomic.
// robust:
// stale: -DREL=memory_order_relaxed
// stale: -DACQ=memory_order_relaxed
#include "orders.h"

static atomic_int locked;
static int counter;

static void *increment(void *unused) {
  while (atomic_exchange_explicit(&locked, 1, ACQ))
    ;
  counter++;
  atomic_store_explicit(&locked, 0, REL);
  return unused;
}

MAIN(increment, increment)
