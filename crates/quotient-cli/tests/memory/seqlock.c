// A sequence lock: the reader may read old values, or some old and some new, and then reads again. Nobody notices.
// robust: -DREADER=memory_order_acquire -DFENCE=memory_order_acquire -DWRITER=memory_order_release
// stale: -DREADER=memory_order_acquire -DFENCE=memory_order_relaxed -DWRITER=memory_order_release
// stale: -DREADER=memory_order_acquire -DFENCE=memory_order_acquire -DWRITER=memory_order_relaxed
// stale: -DREADER=memory_order_relaxed -DFENCE=memory_order_acquire -DWRITER=memory_order_release
#include "orders.h"

static atomic_uint sequence;
static atomic_int first, second;

static void *writer(void *unused) {
  for (int i = 1; i <= 2; i++) {
    unsigned now = atomic_load_explicit(&sequence, memory_order_relaxed);
    atomic_store_explicit(&sequence, now + 1, memory_order_relaxed);
    atomic_thread_fence(memory_order_release);
    atomic_store_explicit(&first, i, memory_order_relaxed);
    atomic_store_explicit(&second, i, memory_order_relaxed);
    atomic_store_explicit(&sequence, now + 2, WRITER);
  }
  return unused;
}

static void *reader(void *unused) {
  unsigned before, after;
  int one, other;
  do {
    before = atomic_load_explicit(&sequence, READER);
    other = atomic_load_explicit(&second, memory_order_relaxed);
    one = atomic_load_explicit(&first, memory_order_relaxed);
    atomic_thread_fence(FENCE);
    after = atomic_load_explicit(&sequence, memory_order_relaxed);
  } while (before != after || before % 2);
  assert(one == other);
  return unused;
}

MAIN(writer, reader)
