// $ quotient check mistakes/philosophers.c
// Everybody takes the left fork first.
#include <pthread.h>

#define COUNT 3

pthread_mutex_t fork[COUNT];

void *dine(void *seat) {
  int left = (int)(long)seat, right = (left + 1) % COUNT;
  pthread_mutex_lock(&fork[left]);
  pthread_mutex_lock(&fork[right]);
  pthread_mutex_unlock(&fork[right]);
  pthread_mutex_unlock(&fork[left]);
  return NULL;
}

int main(void) {
  pthread_t threads[COUNT];
  for (long i = 0; i < COUNT; i++) pthread_mutex_init(&fork[i], NULL);
  for (long i = 0; i < COUNT; i++) pthread_create(&threads[i], NULL, dine, (void *)i);
  for (long i = 0; i < COUNT; i++) pthread_join(threads[i], NULL);
}
