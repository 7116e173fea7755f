// $ quotient check violation/division.c
#include <pthread.h>
#include <stddef.h>

static int divisor = 1;

static void *reset(void *arg) {
  divisor = 0;
  return arg;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, reset, NULL);
  int result = 12 / divisor;
  return result != 12;
}
