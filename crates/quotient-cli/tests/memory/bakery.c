// Lamport's bakery for two: a number is drawn while others wait for it, and everybody looks after having drawn.
// robust:
// stale: -DDRAW=memory_order_acq_rel
// stale: -DLOOK=memory_order_acq_rel
// stale: -DREL=memory_order_relaxed
#include "orders.h"

#ifndef DRAW
#define DRAW memory_order_seq_cst
#endif
#ifndef LOOK
#define LOOK memory_order_seq_cst
#endif

static atomic_int choosing[2], number[2];
static int data;

static void enter(int me) {
  int other = 1 - me;
  atomic_store_explicit(&choosing[me], 1, memory_order_relaxed);
  atomic_thread_fence(DRAW);
  int own = 1 + atomic_load_explicit(&number[other], memory_order_relaxed);
  atomic_store_explicit(&number[me], own, memory_order_relaxed);
  atomic_store_explicit(&choosing[me], 0, memory_order_release);
  atomic_thread_fence(LOOK);
  while (atomic_load_explicit(&choosing[other], memory_order_acquire))
    ;
  for (;;) {
    int theirs = atomic_load_explicit(&number[other], memory_order_acquire);
    if (theirs == 0 || theirs > own || (theirs == own && me == 0))
      break;
  }
  int before = data;
  data = before + 1;
  assert(data == before + 1);
  atomic_store_explicit(&number[me], 0, REL);
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
