// $ quotient check mistakes/lost_update.c
// Both threads read the counter before either has written it.
#include <assert.h>
#include <pthread.h>

int counter;

void *count(void *unused) {
  int seen = counter;
  counter = seen + 1;
  return NULL;
}

int main(void) {
  pthread_t one, two;
  pthread_create(&one, NULL, count, NULL);
  pthread_create(&two, NULL, count, NULL);
  pthread_join(one, NULL);
  pthread_join(two, NULL);
  assert(counter == 2);
}
