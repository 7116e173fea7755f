// $ quotient check violation/unlock_not_held.c
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *unlock(void *arg) {
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t thread;
  pthread_mutex_lock(&m);
  pthread_create(&thread, NULL, unlock, NULL);
  pthread_join(thread, NULL);
  return 0;
}
