// safe --races
// race --races -- -DTOO_LATE
// race --races -- -DTOO_EARLY
#include <pthread.h>

static int input, output;

static void *work(void *arg) {
  output = input + 1;
  return arg;
}

int main(void) {
  pthread_t thread;
#ifndef TOO_LATE
  input = 1;
#endif
  pthread_create(&thread, 0, work, 0);
#ifdef TOO_LATE
  input = 1;
#endif
#ifdef TOO_EARLY
  output = 0;
#endif
  pthread_join(thread, 0);
  output++;
  return 0;
}
