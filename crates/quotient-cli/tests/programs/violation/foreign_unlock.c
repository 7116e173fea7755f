// $ quotient check violation/foreign_unlock.c
// A mutex is no semaphore: who has locked it is to unlock it.
#include <pthread.h>

pthread_mutex_t done = PTHREAD_MUTEX_INITIALIZER;
int value;

void *work(void *unused) {
  value = 3;
  pthread_mutex_unlock(&done);
  return unused;
}

int main(void) {
  pthread_t thread;
  pthread_mutex_lock(&done);
  pthread_create(&thread, NULL, work, NULL);
  pthread_mutex_lock(&done);
  pthread_join(thread, NULL);
  return value;
}
