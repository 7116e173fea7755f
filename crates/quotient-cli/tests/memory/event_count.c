// Who waits says so and looks again; who changes something then looks for those who wait.
// robust:
// stale: -DWAITER=memory_order_acq_rel
// stale: -DNOTIFIER=memory_order_acq_rel
// stale: -DREL=memory_order_relaxed
#include "orders.h"

#ifndef WAITER
#define WAITER memory_order_seq_cst
#endif
#ifndef NOTIFIER
#define NOTIFIER memory_order_seq_cst
#endif

static atomic_int waits, ready, woken, data;

static void *waiter(void *unused) {
  atomic_store_explicit(&waits, 1, memory_order_relaxed);
  atomic_thread_fence(WAITER);
  if (!atomic_load_explicit(&ready, memory_order_acquire))
    while (!atomic_load_explicit(&woken, memory_order_acquire))
      ;
  assert(atomic_load_explicit(&data, memory_order_relaxed));
  return unused;
}

static void *notifier(void *unused) {
  atomic_store_explicit(&data, 1, memory_order_relaxed);
  atomic_store_explicit(&ready, 1, REL);
  atomic_thread_fence(NOTIFIER);
  if (atomic_load_explicit(&waits, memory_order_relaxed))
    atomic_store_explicit(&woken, 1, memory_order_release);
  return unused;
}

MAIN(waiter, notifier)
