// $ quotient check mistakes/data_race.c --races
// Two threads count without a lock: the language does not say what happens.
#include <pthread.h>

int counter;

void *count(void *unused) {
  counter++;
  return NULL;
}

int main(void) {
  pthread_t one, two;
  pthread_create(&one, NULL, count, NULL);
  pthread_create(&two, NULL, count, NULL);
  pthread_join(one, NULL);
  pthread_join(two, NULL);
}
