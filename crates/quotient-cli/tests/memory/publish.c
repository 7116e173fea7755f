// A pointer to what was written while nobody else could see it.
// robust:
// race: -DREL=memory_order_relaxed
// race: -DACQ=memory_order_relaxed
#include "orders.h"
#include <stdlib.h>

static _Atomic(int *) published;

static void *publish(void *unused) {
  int *made = malloc(sizeof *made);
  if (made) {
    *made = 42;
    atomic_store_explicit(&published, made, REL);
  }
  return unused;
}

static void *use(void *unused) {
  int *found = atomic_load_explicit(&published, ACQ);
  assert(!found || *found == 42);
  return unused;
}

MAIN(publish, use)
