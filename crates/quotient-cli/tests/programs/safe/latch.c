// One thread waits until all others have counted themselves; no subset of them would do.
// $ quotient check safe/latch.c
#include <pthread.h>
#include <stdatomic.h>

#define N 40

static atomic_int arrived;

static void *arrive(void *arg) {
  atomic_fetch_add(&arrived, 1);
  return arg;
}

int main(void) {
  for (int i = 0; i < N; i++) {
    pthread_t thread;
    pthread_create(&thread, NULL, arrive, NULL);
  }
  while (arrived != N)
    ;
  return 0;
}
