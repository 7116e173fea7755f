// Store buffering of what is not atomic: a data race, and not robust against any model but sequential consistency.
// race:
#include "orders.h"

static int x, y;
static int saw_x = 1, saw_y = 1;

static void *left(void *unused) {
  x = 1;
  saw_y = y;
  return unused;
}

static void *right(void *unused) {
  y = 1;
  saw_x = x;
  return unused;
}

int main(void) {
  pthread_t one, other;
  pthread_create(&one, NULL, left, NULL);
  pthread_create(&other, NULL, right, NULL);
  pthread_join(one, NULL);
  pthread_join(other, NULL);
  assert(saw_x || saw_y);
  return 0;
}
