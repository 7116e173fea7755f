// A deque whose owner takes at one end what a thief steals at the other (Chase and Lev; Le, Pop, Cohen and Zappa Nardelli, PPoPP 2013).
// robust:
// stale: -DTAKE=memory_order_acq_rel
// stale: -DSTEAL=memory_order_acq_rel
// stale: -DPUSH=memory_order_relaxed
// stale: -DACQ=memory_order_relaxed
#include "orders.h"

#ifndef TAKE
#define TAKE memory_order_seq_cst
#endif
#ifndef STEAL
#define STEAL memory_order_seq_cst
#endif
#ifndef PUSH
#define PUSH memory_order_release
#endif
#define RLX memory_order_relaxed

static atomic_int top, bottom, items[4];
static int data[3];
static atomic_int taken[3];

static void push(int item) {
  int end = atomic_load_explicit(&bottom, RLX);
  data[item] = item;
  atomic_store_explicit(&items[end], item, RLX);
  atomic_thread_fence(PUSH);
  atomic_store_explicit(&bottom, end + 1, RLX);
}

static int take(void) {
  int end = atomic_load_explicit(&bottom, RLX) - 1;
  atomic_store_explicit(&bottom, end, RLX);
  atomic_thread_fence(TAKE);
  int begin = atomic_load_explicit(&top, RLX);
  int item = 0;
  if (begin <= end)
    item = atomic_load_explicit(&items[end], RLX);
  if (begin < end)
    return item;
  if (begin == end && !atomic_compare_exchange_strong_explicit(&top, &begin, begin + 1, memory_order_seq_cst, RLX))
    item = 0;
  atomic_store_explicit(&bottom, end + 1, RLX);
  return item;
}

static int steal(void) {
  int begin = atomic_load_explicit(&top, memory_order_acquire);
  atomic_thread_fence(STEAL);
  int end = atomic_load_explicit(&bottom, ACQ);
  if (begin >= end)
    return 0;
  int item = atomic_load_explicit(&items[begin], RLX);
  return atomic_compare_exchange_strong_explicit(&top, &begin, begin + 1, memory_order_seq_cst, RLX) ? item : 0;
}

static void use(int item) {
  if (item) {
    assert(data[item] == item);
    assert(atomic_fetch_add(&taken[item], 1) == 0);
  }
}

static void *owner(void *unused) {
  push(1);
  push(2);
  use(take());
  use(take());
  return unused;
}

static void *thief(void *unused) {
  use(steal());
  use(steal());
  return unused;
}

MAIN(owner, thief)
