// A stack: one thread pushes nodes, the other pops one.
// robust:
// stale: -DREL=memory_order_relaxed
// stale: -DACQ=memory_order_relaxed
#include "orders.h"

struct node {
  int value;
  struct node *next;
};

static _Atomic(struct node *) top;
static struct node nodes[2];

static void *push(void *unused) {
  for (int n = 0; n < 2; n++) {
    nodes[n].value = n + 1;
    struct node *old = atomic_load_explicit(&top, memory_order_relaxed);
    do
      nodes[n].next = old;
    while (!atomic_compare_exchange_strong_explicit(&top, &old, &nodes[n], REL,
                                                    memory_order_relaxed));
  }
  return unused;
}

static void *pop(void *unused) {
  struct node *old = atomic_load_explicit(&top, ACQ);
  while (old && !atomic_compare_exchange_strong_explicit(&top, &old, old->next, ACQ, ACQ))
    ;
  assert(!old || old->value > 0);
  return unused;
}

MAIN(push, pop)
