// Peterson's lock, one attempt each: by seq_cst accesses, by a read-modify-write of the turn, or by two fences.
// robust: -DORDER=memory_order_seq_cst
// stale: -DORDER=memory_order_release
// robust: -DEXCHANGE=memory_order_acq_rel
// stale: -DEXCHANGE=memory_order_relaxed
// robust: -DFENCE_BETWEEN -DFENCE_BEHIND
// stale: -DFENCE_BEHIND
// stale: -DFENCE_BETWEEN
#include "orders.h"

#ifndef ORDER
#define ORDER memory_order_relaxed
#endif
// A load has the order that the stores have, if that is seq_cst.
#define LOAD_ORDER (ORDER == memory_order_seq_cst ? memory_order_seq_cst : memory_order_acquire)

static atomic_int flag[2], turn;
static int data;

static void enter(int me) {
  atomic_store_explicit(&flag[me], 1, ORDER);
#ifdef FENCE_BETWEEN
  atomic_thread_fence(memory_order_seq_cst);
#endif
#ifdef EXCHANGE
  atomic_exchange_explicit(&turn, 1 - me, EXCHANGE);
#else
  atomic_store_explicit(&turn, 1 - me, ORDER);
#endif
#ifdef FENCE_BEHIND
  atomic_thread_fence(memory_order_seq_cst);
#endif
  if (atomic_load_explicit(&flag[1 - me], LOAD_ORDER) && atomic_load_explicit(&turn, LOAD_ORDER) == 1 - me)
    return;
  int before = data;
  data = before + 1;
  assert(data == before + 1);
  atomic_store_explicit(&flag[me], 0, memory_order_release);
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
