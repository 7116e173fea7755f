// $ quotient check violation/philosophers.c
// $ quotient check violation/philosophers.c -- -DORDERED
// Three philosophers who all take the left fork first; with -DORDERED the one with the lower
// number.
#include <pthread.h>
#include <stdint.h>

enum { COUNT = 3 };

static pthread_mutex_t fork[COUNT];

static void *dine(void *arg) {
  int first = (int)(intptr_t)arg, second = (first + 1) % COUNT;
#ifdef ORDERED
  if (second < first) {
    int lower = second;
    second = first;
    first = lower;
  }
#endif
  pthread_mutex_lock(&fork[first]);
  pthread_mutex_lock(&fork[second]);
  pthread_mutex_unlock(&fork[second]);
  pthread_mutex_unlock(&fork[first]);
  return NULL;
}

int main(void) {
  pthread_t threads[COUNT];
  for (int i = 0; i < COUNT; i++) pthread_mutex_init(&fork[i], NULL);
  for (intptr_t i = 0; i < COUNT; i++) pthread_create(&threads[i], NULL, dine, (void *)i);
  for (int i = 0; i < COUNT; i++) pthread_join(threads[i], NULL);
  return 0;
}
