// A message in a relaxed variable, and a flag.
// robust:
// stale: -DREL=memory_order_relaxed
// stale: -DACQ=memory_order_relaxed
// robust: -DREL=memory_order_relaxed -DREL_FENCE
// robust: -DACQ=memory_order_relaxed -DACQ_FENCE
// stale: -DREL=memory_order_relaxed -DACQ_FENCE
#include "orders.h"

static atomic_int message, flag;

static void *sender(void *unused) {
  atomic_store_explicit(&message, 42, memory_order_relaxed);
#ifdef REL_FENCE
  atomic_thread_fence(memory_order_release);
#endif
  atomic_store_explicit(&flag, 1, REL);
  return unused;
}

static void *receiver(void *unused) {
  while (!atomic_load_explicit(&flag, ACQ))
    ;
#ifdef ACQ_FENCE
  atomic_thread_fence(memory_order_acquire);
#endif
  assert(atomic_load_explicit(&message, memory_order_relaxed) == 42);
  return unused;
}

MAIN(sender, receiver)
