// A lock in whose queue each thread waits for a flag of its own (Mellor-Crummey and Scott).
// robust:
// stale: -DREL=memory_order_relaxed
// stale: -DACQ=memory_order_relaxed
// race: -DENTER=memory_order_acquire
// stale: -DENTER=memory_order_release
// stale: -DLEAVE=memory_order_relaxed
#include "orders.h"

#ifndef ENTER
#define ENTER memory_order_acq_rel
#endif
#ifndef LEAVE
#define LEAVE memory_order_release
#endif

struct waiter {
  struct waiter *_Atomic next;
  atomic_int waits;
};

static struct waiter *_Atomic last;
static int count;

static void *worker(void *unused) {
  struct waiter own;
  atomic_init(&own.next, NULL);
  atomic_init(&own.waits, 1);
  struct waiter *before = atomic_exchange_explicit(&last, &own, ENTER);
  if (before) {
    atomic_store_explicit(&before->next, &own, memory_order_release);
    while (atomic_load_explicit(&own.waits, ACQ))
      ;
  }
  count++;
  struct waiter *next = &own;
  if (!atomic_load_explicit(&own.next, memory_order_acquire) &&
      atomic_compare_exchange_strong_explicit(&last, &next, NULL, LEAVE, memory_order_relaxed))
    return unused;
  while (!(next = atomic_load_explicit(&own.next, memory_order_acquire)))
    ;
  atomic_store_explicit(&next->waits, 0, REL);
  return unused;
}

MAIN(worker, worker)
