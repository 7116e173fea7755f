// The statistics of algorithms that decide consistency, and of one that does not.
// $ quotient check safe/statistics.c -a rf --stats
// $ quotient check safe/statistics.c -a rf --stats --format json
// $ quotient check safe/statistics.c -a rvf --stats
// $ quotient check safe/statistics.c -a rvf --stats --no-closure --no-guide --format json
// $ quotient check safe/statistics.c -a optimal --stats
// $ quotient check safe/statistics.c -a optimal --stats --format json
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x, y;

static void *store_x(void *arg) {
  x = 1;
  (void)atomic_load(&y);
  return arg;
}

static void *store_y(void *arg) {
  y = 1;
  (void)atomic_load(&x);
  return arg;
}

int main(void) {
  pthread_t threads[2];
  pthread_create(&threads[0], NULL, store_x, NULL);
  pthread_create(&threads[1], NULL, store_y, NULL);
  return 0;
}
