// $ quotient check violation/stale_store.c --memory rc11
// Store buffering. What the threads do with what they have read, and who waits for them, does not matter.

#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y;
int seen[2];

void *first(void *unused) {
  atomic_store_explicit(&x, 1, memory_order_relaxed);
  seen[0] = atomic_load_explicit(&y, memory_order_relaxed);
  return NULL;
}

void *second(void *unused) {
  atomic_store_explicit(&y, 1, memory_order_relaxed);
  seen[1] = atomic_load_explicit(&x, memory_order_relaxed);
  return NULL;
}

int main(void) {
  pthread_t one, other;
  pthread_create(&one, NULL, first, NULL);
  pthread_create(&other, NULL, second, NULL);
  pthread_join(one, NULL);
  pthread_join(other, NULL);
}
