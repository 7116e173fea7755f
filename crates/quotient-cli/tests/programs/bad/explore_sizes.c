// Execution graphs know nothing of accesses of different sizes to the same memory.
// $ quotient check bad/explore_sizes.c -a rf --memory rc11 --explore
#include <pthread.h>
#include <stdatomic.h>

static union {
  _Atomic unsigned whole;
  _Atomic unsigned short half;
} both;

static void *writer(void *unused) {
  atomic_store_explicit(&both.half, 1, memory_order_relaxed);
  return unused;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, writer, NULL);
  unsigned seen = atomic_load_explicit(&both.whole, memory_order_relaxed);
  pthread_join(thread, NULL);
  return seen > 1;
}
