// Counters of which somebody reads a snapshot: what is a little old matters to nobody, unless the two are compared.
// robust: -DCHECK=0
// stale: -DCHECK=1
// robust: -DCHECK=1 -DSTORE=memory_order_release -DLOAD=memory_order_acquire
#include "orders.h"

#ifndef STORE
#define STORE memory_order_relaxed
#define LOAD memory_order_relaxed
#endif

static atomic_int tried, done;

static void *work(void *unused) {
  atomic_store_explicit(&tried, 1, memory_order_relaxed);
  atomic_store_explicit(&done, 1, STORE);
  return unused;
}

static void *show(void *unused) {
  int now_done = atomic_load_explicit(&done, LOAD);
  int now_tried = atomic_load_explicit(&tried, memory_order_relaxed);
  if (CHECK)
    assert(now_tried >= now_done);
  return unused;
}

MAIN(work, show)
