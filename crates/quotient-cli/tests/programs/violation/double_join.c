// $ quotient check violation/double_join.c
#include <pthread.h>
#include <stddef.h>

static void *nothing(void *arg) { return arg; }

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, nothing, NULL);
  pthread_join(thread, NULL);
  pthread_join(thread, NULL);
  return 0;
}
