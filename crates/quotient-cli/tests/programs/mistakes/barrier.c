// $ quotient check mistakes/barrier.c
// The barrier is for three, but only two come.
#include <pthread.h>

pthread_barrier_t barrier;

void *phase(void *unused) {
  pthread_barrier_wait(&barrier);
  return NULL;
}

int main(void) {
  pthread_t one, two;
  pthread_barrier_init(&barrier, NULL, 3);
  pthread_create(&one, NULL, phase, NULL);
  pthread_create(&two, NULL, phase, NULL);
  pthread_join(one, NULL);
  pthread_join(two, NULL);
}
