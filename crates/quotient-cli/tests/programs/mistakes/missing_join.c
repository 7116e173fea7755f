// $ quotient check mistakes/missing_join.c
// Main looks at the result without waiting for the thread.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int result;

void *compute(void *unused) {
  result = 42;
  return NULL;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, compute, NULL);
  assert(result == 42);
}
