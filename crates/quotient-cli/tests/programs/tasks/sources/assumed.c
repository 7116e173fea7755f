// Every execution ends where it is assumed that the property does not hold: in a task that is an abort.
#include <pthread.h>

extern void abort(void);
void reach_error(void) {}
void assume_abort_if_not(int cond) {
  if (!cond) {
    abort();
  }
}

static int x, y;

static void *first(void *unused) {
  x = 1;
  return 0;
}

static void *second(void *unused) {
  x = 1;
  y = 1;
  return 0;
}

int main(void) {
  pthread_t s, t;
  pthread_create(&s, 0, first, 0);
  pthread_create(&t, 0, second, 0);
  pthread_join(s, 0);
  pthread_join(t, 0);
  assume_abort_if_not(!(x == y));
  reach_error();
  return 0;
}
