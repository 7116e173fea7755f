// $ quotient check mistakes/uninitialised.c --uninit
// The reader may be first.
#include <pthread.h>
#include <stdlib.h>

int *numbers;

void *fill(void *unused) {
  numbers[0] = 5;
  return NULL;
}

void *use(void *unused) {
  return numbers[0] > 3 ? NULL : numbers;
}

int main(void) {
  pthread_t one, two;
  numbers = malloc(2 * sizeof *numbers);
  pthread_create(&one, NULL, fill, NULL);
  pthread_create(&two, NULL, use, NULL);
  pthread_join(one, NULL);
  pthread_join(two, NULL);
}
