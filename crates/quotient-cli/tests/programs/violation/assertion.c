// $ quotient check violation/assertion.c
// $ quotient check violation/assertion.c -a source
// $ quotient check violation/assertion.c --format json
#include <assert.h>
#include <pthread.h>

static int x;

static void *increment(void *arg) {
  int old = x;
  x = old + 1;
  return arg;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, increment, NULL);
  pthread_create(&b, NULL, increment, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  assert(x == 2);
  return 0;
}
