// A ring of two slots for one producer and one consumer.
// robust:
// stale: -DREL=memory_order_relaxed
// stale: -DACQ=memory_order_relaxed
// stale: -DPLAIN -DREL=memory_order_relaxed
// stale: -DPLAIN -DACQ=memory_order_relaxed
// robust: -DPLAIN
#include "orders.h"

#ifdef PLAIN
static int slots[2];
#define PUT(slot, value) (slots[slot] = (value))
#define GET(slot) (slots[slot])
#else
static atomic_int slots[2];
#define PUT(slot, value) atomic_store_explicit(&slots[slot], (value), memory_order_relaxed)
#define GET(slot) atomic_load_explicit(&slots[slot], memory_order_relaxed)
#endif
static atomic_int head, tail;

static void *producer(void *unused) {
  for (int item = 0; item < 3; item++) {
    while (item - atomic_load_explicit(&head, ACQ) == 2)
      ;
    PUT(item % 2, item + 1);
    atomic_store_explicit(&tail, item + 1, REL);
  }
  return unused;
}

static void *consumer(void *unused) {
  for (int item = 0; item < 3; item++) {
    while (atomic_load_explicit(&tail, ACQ) == item)
      ;
    assert(GET(item % 2) == item + 1);
    atomic_store_explicit(&head, item + 1, REL);
  }
  return unused;
}

MAIN(producer, consumer)
