// $ quotient check incomplete/many_threads.c
// A program that never stops creating threads.
#include <pthread.h>

static void *nothing(void *arg) {
  return arg;
}

int main(void) {
  for (;;) {
    pthread_t thread;
    pthread_create(&thread, NULL, nothing, NULL);
  }
}
