// Two threads that say that they want in, and enter if the other does not: with fences, or with seq_cst accesses.
// robust: -DFENCE=atomic_thread_fence(memory_order_seq_cst)
// stale: -DFENCE=atomic_thread_fence(memory_order_acq_rel)
// stale: -DFENCE
// robust: -DFENCE -DSTORE=memory_order_seq_cst -DLOAD=memory_order_seq_cst
// stale: -DFENCE -DSTORE=memory_order_release -DLOAD=memory_order_seq_cst
// stale: -DFENCE -DSTORE=memory_order_seq_cst -DLOAD=memory_order_acquire
#include "orders.h"

#ifndef STORE
#define STORE memory_order_relaxed
#endif
#ifndef LOAD
#define LOAD memory_order_relaxed
#endif

static atomic_int wants[2], inside;

static void enter(int own) {
  atomic_store_explicit(&wants[own], 1, STORE);
  FENCE;
  if (!atomic_load_explicit(&wants[1 - own], LOAD))
    assert(atomic_fetch_add_explicit(&inside, 1, memory_order_relaxed) == 0);
}

static void *first(void *unused) {
  enter(0);
  return unused;
}

static void *second(void *unused) {
  enter(1);
  return unused;
}

MAIN(first, second)
