// A ring of one place in which each side keeps what it last saw of the other's index.
// robust:
// stale: -DREL=memory_order_relaxed
// stale: -DACQ=memory_order_relaxed
// race: -DGIVE=memory_order_relaxed
// race: -DTAKE=memory_order_relaxed
#include "orders.h"

// The orders by which the place is given back.
#ifndef GIVE
#define GIVE memory_order_release
#endif
#ifndef TAKE
#define TAKE memory_order_acquire
#endif

static atomic_int head, tail;
static int place;

static void *produce(void *unused) {
  int seen = 0;
  for (int own = 0; own < 2; own++) {
    while (own - seen == 1)
      seen = atomic_load_explicit(&head, TAKE);
    place = own + 1;
    atomic_store_explicit(&tail, own + 1, REL);
  }
  return unused;
}

static void *consume(void *unused) {
  int seen = 0;
  for (int own = 0; own < 2; own++) {
    while (seen == own)
      seen = atomic_load_explicit(&tail, ACQ);
    assert(place == own + 1);
    atomic_store_explicit(&head, own + 1, GIVE);
  }
  return unused;
}

MAIN(produce, consume)
