// $ quotient check mistakes/wrong_exchange.c
// The expected value is read anew in each round, and the one that was computed with is stale.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int total;

void *add(void *unused) {
  int next = total + 10;
  int expected = total;
  while (!atomic_compare_exchange_strong(&total, &expected, next)) {
  }
  return NULL;
}

int main(void) {
  pthread_t one, two;
  pthread_create(&one, NULL, add, NULL);
  pthread_create(&two, NULL, add, NULL);
  pthread_join(one, NULL);
  pthread_join(two, NULL);
  assert(total == 20);
}
