// $ quotient check mistakes/leak.c --leaks
// The message that nobody has taken yet is written over.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

_Atomic(int *) box;

void *send(void *unused) {
  int *message = malloc(sizeof *message);
  *message = 1;
  box = message;
  return NULL;
}

int main(void) {
  pthread_t one, two;
  pthread_create(&one, NULL, send, NULL);
  pthread_create(&two, NULL, send, NULL);
  pthread_join(one, NULL);
  pthread_join(two, NULL);
  free(box);
}
