// $ quotient check mistakes/pool_shutdown.c
// Shutdown signals one worker; the other one sleeps for ever.
#include <pthread.h>

pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t wake = PTHREAD_COND_INITIALIZER;
int stopping;

void *worker(void *unused) {
  pthread_mutex_lock(&lock);
  while (!stopping)
    pthread_cond_wait(&wake, &lock);
  pthread_mutex_unlock(&lock);
  return NULL;
}

int main(void) {
  pthread_t one, two;
  pthread_create(&one, NULL, worker, NULL);
  pthread_create(&two, NULL, worker, NULL);
  pthread_mutex_lock(&lock);
  stopping = 1;
  pthread_cond_signal(&wake);
  pthread_mutex_unlock(&lock);
  pthread_join(one, NULL);
  pthread_join(two, NULL);
}
