// Three threads write the same values to x and y, and two of them read one back: there is nothing
// that the reads could tell apart.
// From RVF-SMC (Agarwal et al. 2021), figure 1. Mazurkiewicz traces: 98, reads-from classes: 9.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x, y;

static void write_both(void) {
  x = 1;
  y = 1;
}

static void *writer(void *arg) {
  write_both();
  return arg;
}

static void *reader_of_x(void *arg) {
  write_both();
  (void)atomic_load(&x);
  return arg;
}

static void *reader_of_y(void *arg) {
  write_both();
  (void)atomic_load(&y);
  return arg;
}

int main(void) {
  pthread_t threads[3];
  pthread_create(&threads[0], NULL, writer, NULL);
  pthread_create(&threads[1], NULL, reader_of_x, NULL);
  pthread_create(&threads[2], NULL, reader_of_y, NULL);
  return 0;
}
