// Read, copy, update: a new version is published, and the old one freed when the reader has been seen outside.
// robust:
// stale: -DFENCE=memory_order_acq_rel
// race: -DPUBLISH=memory_order_relaxed
// race: -DREL=memory_order_relaxed
// race: -DACQ=memory_order_relaxed
#include "orders.h"
#include <stdlib.h>

#ifndef FENCE
#define FENCE memory_order_seq_cst
#endif
#ifndef PUBLISH
#define PUBLISH memory_order_release
#endif

static int *_Atomic current;
static atomic_int inside;

static void *reads(void *unused) {
  atomic_store_explicit(&inside, 1, memory_order_relaxed);
  atomic_thread_fence(FENCE);
  int *version = atomic_load_explicit(&current, memory_order_acquire);
  assert(*version != 0);
  atomic_store_explicit(&inside, 0, REL);
  return unused;
}

static void *updates(void *unused) {
  int *version = malloc(sizeof *version);
  *version = 2;
  int *old = atomic_load_explicit(&current, memory_order_relaxed);
  atomic_store_explicit(&current, version, PUBLISH);
  atomic_thread_fence(FENCE);
  while (atomic_load_explicit(&inside, ACQ))
    ;
  free(old);
  return unused;
}

int main(void) {
  int *version = malloc(sizeof *version);
  *version = 1;
  atomic_init(&current, version);
  pthread_t one, other;
  pthread_create(&one, NULL, reads, NULL);
  pthread_create(&other, NULL, updates, NULL);
  pthread_join(one, NULL);
  pthread_join(other, NULL);
  return 0;
}
