// The example of docs/algorithms/optimal.md: source sets begin executions in vain.
// $ quotient check safe/wakeup.c -a source
// $ quotient check safe/wakeup.c -a optimal
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x, y, z;

static void *p(void *arg) {
  x = 1;
  return arg;
}

static void *q(void *arg) {
  y = 1;
  return arg;
}

static void *r(void *arg) {
  int m = y;
  if (m == 0)
    z = 1;
  return arg;
}

static void *s(void *arg) {
  int n = z;
  int l = y;
  if (n == 1 && l == 0)
    x = 2;
  return arg;
}

int main(void) {
  pthread_t threads[4];
  pthread_create(&threads[0], NULL, p, NULL);
  pthread_create(&threads[1], NULL, q, NULL);
  pthread_create(&threads[2], NULL, r, NULL);
  pthread_create(&threads[3], NULL, s, NULL);
  return 0;
}
