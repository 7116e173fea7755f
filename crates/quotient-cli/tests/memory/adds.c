// Adds whose results nobody uses, and threads that look at the sum: in whatever order the adds came.
// robust: -DAWAIT
// robust: -DKNOWN
// stale: -DKNOWN -DREL=memory_order_relaxed
#include "orders.h"

static atomic_int sum, turn, flag;

static void add(int n) { atomic_fetch_add_explicit(&sum, n, memory_order_relaxed); }

static void take(int n) { atomic_exchange_explicit(&turn, n, memory_order_relaxed); }

static int look(void) { return atomic_load_explicit(&sum, memory_order_relaxed); }

static void *one(void *unused) {
  add(2);
  take(1);
  return unused;
}

static void *two(void *unused) {
#ifdef AWAIT
  // If the other was the first to add there are 4 since this one has added, and otherwise it is waited for.
  add(2);
  take(2);
  while (look() == 2)
    ;
#else
  take(2);
  add(2);
  atomic_store_explicit(&flag, 1, REL);
#endif
  return unused;
}

int main(void) {
  pthread_t first, second;
  pthread_create(&first, NULL, one, NULL);
  pthread_create(&second, NULL, two, NULL);
#ifdef KNOWN
  // If the first thread was also the first to take its turn, it had added before: the second add comes after it.
  if (atomic_load_explicit(&flag, ACQ)) {
    int found = look();
    assert(found >= 2);
    if (found == 4)
      take(3);
  }
#endif
  pthread_join(first, NULL);
  pthread_join(second, NULL);
  return 0;
}
