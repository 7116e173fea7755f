// $ quotient check violation/reach_error.c
#include <assert.h>
#include <pthread.h>

static int x, y;

void reach_error(void) { assert(0); }

static void *writer(void *arg) {
  x = 1;
  y = 1;
  return arg;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, writer, NULL);
  if (y == 0 && x == 1)
    reach_error();
  return 0;
}
