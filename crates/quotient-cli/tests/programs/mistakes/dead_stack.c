// $ quotient check mistakes/dead_stack.c
// The thread is given a variable of a function that has returned.
#include <pthread.h>

pthread_t thread;

void *print(void *argument) {
  int *number = argument;
  return *number == 7 ? number : NULL;
}

void start(void) {
  int number = 7;
  pthread_create(&thread, NULL, print, &number);
}

int main(void) {
  start();
  pthread_join(thread, NULL);
}
