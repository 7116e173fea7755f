// A stack of nodes from malloc that is taken whole; fences order what the accesses do not.
// robust:
// race: -DPUSH=memory_order_relaxed
// race: -DPUSH=memory_order_acquire
// race: -DTAKE=memory_order_relaxed
// race: -DTAKE=memory_order_release
// race: -DEARLY
#include "orders.h"
#include <stdlib.h>

#ifndef PUSH
#define PUSH memory_order_release
#endif
#ifndef TAKE
#define TAKE memory_order_acquire
#endif

struct node {
  int value;
  struct node *next;
};

static struct node *_Atomic top;

static void push(int value) {
  struct node *node = malloc(sizeof *node);
#ifdef EARLY
  atomic_thread_fence(PUSH);
#endif
  node->value = value;
  node->next = atomic_load_explicit(&top, memory_order_relaxed);
  do {
#ifndef EARLY
    atomic_thread_fence(PUSH);
#endif
  } while (!atomic_compare_exchange_weak_explicit(&top, &node->next, node, memory_order_relaxed,
                                                  memory_order_relaxed));
}

static void *producer(void *unused) {
  push(1);
  push(2);
  return unused;
}

static void *consumer(void *unused) {
  struct node *node = atomic_exchange_explicit(&top, NULL, memory_order_relaxed);
  atomic_thread_fence(TAKE);
  while (node) {
    struct node *next = node->next;
    assert(node->value != 0);
    free(node);
    node = next;
  }
  return unused;
}

MAIN(producer, consumer)
