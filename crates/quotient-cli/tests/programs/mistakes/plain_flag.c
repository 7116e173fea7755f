// $ quotient check mistakes/plain_flag.c --races
// A flag that is not atomic says when the data is there.
#include <pthread.h>

int ready, data;

void *produce(void *unused) {
  data = 42;
  ready = 1;
  return NULL;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, produce, NULL);
  while (!ready) {
  }
  int copy = data;
  pthread_join(thread, NULL);
  return copy != 42;
}
