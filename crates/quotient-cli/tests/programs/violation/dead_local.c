// $ quotient check violation/dead_local.c
// A thread is given the address of a local variable of a function that does not wait for it.
#include <pthread.h>

static void *set(void *arg) {
  *(int *)arg = 1;
  return NULL;
}

static pthread_t start(void) {
  int flag = 0;
  pthread_t thread;
  pthread_create(&thread, NULL, set, &flag);
  return thread;
}

int main(void) {
  pthread_join(start(), NULL);
  return 0;
}
