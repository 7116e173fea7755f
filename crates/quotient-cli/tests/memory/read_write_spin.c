// A word that counts readers, or is -1 while somebody writes.
// robust:
// stale: -DREL=memory_order_relaxed
// race: -DACQ=memory_order_relaxed
// stale: -DREAD=memory_order_relaxed
// race: -DLEAVE=memory_order_relaxed
#include "orders.h"

#ifndef READ
#define READ memory_order_acquire
#endif
#ifndef LEAVE
#define LEAVE memory_order_release
#endif

static atomic_int lock;
static int one, two;

static void *writes(void *unused) {
  int free = 0;
  while (!atomic_compare_exchange_strong_explicit(&lock, &free, -1, ACQ, memory_order_relaxed))
    free = 0;
  one++;
  two++;
  atomic_store_explicit(&lock, 0, REL);
  return unused;
}

static void *reads(void *unused) {
  int count;
  do
    count = atomic_load_explicit(&lock, memory_order_relaxed);
  while (count < 0 ||
         !atomic_compare_exchange_strong_explicit(&lock, &count, count + 1, READ, memory_order_relaxed));
  assert(one == two);
  atomic_fetch_sub_explicit(&lock, 1, LEAVE);
  return unused;
}

MAIN(writes, reads)
