// A message is written before its flag is set. Both are relaxed, so who sees the flag may not see the message.
// $ quotient check violation/stale_read.c -a rf --memory rc11 --explore
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int message, flag;

static void *sender(void *unused) {
  atomic_store_explicit(&message, 42, memory_order_relaxed);
  atomic_store_explicit(&flag, 1, memory_order_relaxed);
  return unused;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, sender, NULL);
  if (atomic_load_explicit(&flag, memory_order_relaxed))
    assert(atomic_load_explicit(&message, memory_order_relaxed) == 42);
  pthread_join(thread, NULL);
}
