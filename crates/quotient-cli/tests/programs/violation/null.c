// $ quotient check violation/null.c
#include <pthread.h>
#include <stddef.h>

static int data;
static int *pointer;

static void *publish(void *arg) {
  pointer = &data;
  return arg;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, publish, NULL);
  *pointer = 1;
  return 0;
}
