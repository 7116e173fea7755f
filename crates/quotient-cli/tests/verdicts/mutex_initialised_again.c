// safe --self-check
// deadlock --self-check -- -DNOT_AGAIN
// A mutex that is initialised again while it is held is free.
#include <pthread.h>

static pthread_mutex_t mutex;

static void *enter(void *arg) {
  (void)arg;
  pthread_mutex_lock(&mutex);
  return NULL;
}

int main(void) {
  pthread_t thread;
  pthread_mutex_lock(&mutex);
  pthread_create(&thread, NULL, enter, NULL);
#ifndef NOT_AGAIN
  pthread_mutex_init(&mutex, NULL);
#endif
  pthread_join(thread, NULL);
  return 0;
}
