// A hazard pointer: a reader says what it uses and looks again; who takes that away frees it only if nobody uses it.
// robust:
// stale: -DREADER=memory_order_acq_rel
// stale: -DWRITER=memory_order_acq_rel
// race: -DREL=memory_order_relaxed
#include "orders.h"
#include <stdlib.h>

#ifndef READER
#define READER memory_order_seq_cst
#endif
#ifndef WRITER
#define WRITER memory_order_seq_cst
#endif

struct node {
  int value;
};

static struct node *_Atomic head;
static struct node *_Atomic hazard;

static void *reads(void *unused) {
  struct node *node = atomic_load_explicit(&head, memory_order_relaxed);
  atomic_store_explicit(&hazard, node, memory_order_relaxed);
  atomic_thread_fence(READER);
  if (node && atomic_load_explicit(&head, memory_order_acquire) == node)
    assert(node->value == 7);
  atomic_store_explicit(&hazard, NULL, REL);
  return unused;
}

static void *takes(void *unused) {
  struct node *node = atomic_exchange_explicit(&head, NULL, memory_order_acq_rel);
  atomic_thread_fence(WRITER);
  if (atomic_load_explicit(&hazard, memory_order_acquire) != node)
    free(node);
  return unused;
}

int main(void) {
  struct node *node = malloc(sizeof *node);
  node->value = 7;
  atomic_init(&head, node);
  pthread_t one, other;
  pthread_create(&one, NULL, reads, NULL);
  pthread_create(&other, NULL, takes, NULL);
  pthread_join(one, NULL);
  pthread_join(other, NULL);
  return 0;
}
