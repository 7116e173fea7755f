// $ quotient check mistakes/if_for_while.c
// Whoever wakes up must look again whether there is an item: `while`, not `if`.
#include <assert.h>
#include <pthread.h>

pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t filled = PTHREAD_COND_INITIALIZER;
int items;

void *take(void *unused) {
  pthread_mutex_lock(&lock);
  if (items == 0)
    pthread_cond_wait(&filled, &lock);
  items--;
  assert(items >= 0);
  pthread_mutex_unlock(&lock);
  return NULL;
}

void *put(void *unused) {
  pthread_mutex_lock(&lock);
  items++;
  pthread_cond_signal(&filled);
  pthread_mutex_unlock(&lock);
  return NULL;
}

int main(void) {
  pthread_t one, two, three;
  pthread_create(&one, NULL, take, NULL);
  pthread_create(&two, NULL, take, NULL);
  pthread_create(&three, NULL, put, NULL);
  pthread_join(three, NULL);
}
