// $ quotient check mistakes/lost_wakeup.c
// The signal comes between the look at the flag and the wait.
#include <pthread.h>
#include <stdatomic.h>

pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
atomic_int ready;

void *waiter(void *unused) {
  while (!ready) {
    pthread_mutex_lock(&lock);
    pthread_cond_wait(&changed, &lock);
    pthread_mutex_unlock(&lock);
  }
  return NULL;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, waiter, NULL);
  ready = 1;
  pthread_cond_signal(&changed);
  pthread_join(thread, NULL);
}
