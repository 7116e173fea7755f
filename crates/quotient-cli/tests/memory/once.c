// Something is made once, by whoever comes first; the flag is looked at again without the lock.
// robust:
// stale: -DREL=memory_order_relaxed
// stale: -DACQ=memory_order_relaxed
#include "orders.h"

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static atomic_int made;
static int thing;

static void *use(void *unused) {
  if (!atomic_load_explicit(&made, ACQ)) {
    pthread_mutex_lock(&mutex);
    if (!atomic_load_explicit(&made, memory_order_relaxed)) {
      thing = 7;
      atomic_store_explicit(&made, 1, REL);
    }
    pthread_mutex_unlock(&mutex);
  }
  assert(thing == 7);
  return unused;
}

MAIN(use, use)
