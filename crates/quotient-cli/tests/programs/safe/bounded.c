// A search that was bounded is not reported like one that was not.
// $ quotient check safe/bounded.c --no-purity --unroll 3
// $ quotient check safe/bounded.c --no-purity --unroll 3 --format json
#include <pthread.h>
#include <stdatomic.h>

static atomic_int flag;

static void *waiter(void *arg) {
  while (flag == 0) {
  }
  return arg;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, waiter, NULL);
  flag = 1;
  pthread_join(thread, NULL);
  return 0;
}
