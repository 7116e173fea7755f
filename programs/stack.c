// One thread pushes N times, one pops N times, each time under a mutex.
// From VC-DPOR (Chatterjee et al. 2019), table 1, stack_true, after SV-COMP. Mazurkiewicz traces
// and reads-from classes: binomial(2N, N).
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 2
#endif

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static atomic_int top;
static atomic_int cells[N];

static void *pusher(void *arg) {
  for (int i = 0; i < N; i++) {
    pthread_mutex_lock(&m);
    if (top != N) {
      cells[top] = i;
      top = top + 1;
    }
    pthread_mutex_unlock(&m);
  }
  return arg;
}

static void *popper(void *arg) {
  for (int i = 0; i < N; i++) {
    pthread_mutex_lock(&m);
    if (top > 0) {
      top = top - 1;
      (void)atomic_load(&cells[top]);
    }
    pthread_mutex_unlock(&m);
  }
  return arg;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, pusher, NULL);
  pthread_create(&b, NULL, popper, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  return 0;
}
