// $ quotient check mistakes/semaphore.c
// The slot is waited for after the lock is taken, so nobody can give one back.
#include <pthread.h>
#include <semaphore.h>

pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
sem_t filled;
int item;

void *consume(void *unused) {
  pthread_mutex_lock(&lock);
  sem_wait(&filled);
  item = 0;
  pthread_mutex_unlock(&lock);
  return NULL;
}

void *produce(void *unused) {
  pthread_mutex_lock(&lock);
  item = 1;
  sem_post(&filled);
  pthread_mutex_unlock(&lock);
  return NULL;
}

int main(void) {
  pthread_t consumer, producer;
  sem_init(&filled, 0, 0);
  pthread_create(&consumer, NULL, consume, NULL);
  pthread_create(&producer, NULL, produce, NULL);
  pthread_join(consumer, NULL);
  pthread_join(producer, NULL);
}
