// $ quotient check mistakes/recursive_lock.c
// A function takes the lock that its caller holds.
#include <pthread.h>

pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
int entries;

void add(void) {
  pthread_mutex_lock(&lock);
  entries++;
  pthread_mutex_unlock(&lock);
}

void *fill(void *unused) {
  pthread_mutex_lock(&lock);
  if (entries == 0)
    add();
  pthread_mutex_unlock(&lock);
  return NULL;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, fill, NULL);
  pthread_join(thread, NULL);
}
