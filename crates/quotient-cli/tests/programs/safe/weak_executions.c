// Store buffering: both may read 0, which no interleaving has, and nothing goes wrong then.
// $ quotient check safe/weak_executions.c -a rf --memory rc11 --explore
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y;
static int a, b;

static void *first(void *unused) {
  atomic_store_explicit(&x, 1, memory_order_release);
  a = atomic_load_explicit(&y, memory_order_acquire);
  return unused;
}

static void *second(void *unused) {
  atomic_store_explicit(&y, 1, memory_order_release);
  b = atomic_load_explicit(&x, memory_order_acquire);
  return unused;
}

int main(void) {
  pthread_t threads[2];
  pthread_create(&threads[0], NULL, first, NULL);
  pthread_create(&threads[1], NULL, second, NULL);
  pthread_join(threads[0], NULL);
  pthread_join(threads[1], NULL);
  assert(a + b <= 2);
}
