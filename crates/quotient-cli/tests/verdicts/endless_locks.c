// livelock
// deadlock --allow-livelock
// Two threads that never end, and do nothing, take two mutexes in different orders.
#include <pthread.h>

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;

static void *up(void *arg) {
  for (;;) {
    pthread_mutex_lock(&a);
    pthread_mutex_lock(&b);
    pthread_mutex_unlock(&b);
    pthread_mutex_unlock(&a);
  }
  return arg;
}

static void *down(void *arg) {
  for (;;) {
    pthread_mutex_lock(&b);
    pthread_mutex_lock(&a);
    pthread_mutex_unlock(&a);
    pthread_mutex_unlock(&b);
  }
  return arg;
}

int main(void) {
  pthread_t threads[2];
  pthread_create(&threads[0], 0, up, 0);
  pthread_create(&threads[1], 0, down, 0);
  for (int i = 0; i < 2; i++)
    pthread_join(threads[i], 0);
}
