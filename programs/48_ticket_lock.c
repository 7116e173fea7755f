// N threads draw a ticket each and look at most N times whether it is their turn.
// From VC-DPOR (Chatterjee et al. 2019), table 1, after SV-COMP. Mazurkiewicz traces and reads-from
// classes: 6, 204, 41400 for N = 2, 3, 4.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 2
#endif

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static atomic_int serving, next, c;

static void *thread(void *arg) {
  pthread_mutex_lock(&m);
  int ticket = next;
  next = ticket + 1;
  pthread_mutex_unlock(&m);
  for (int i = 0; i < N; i++) {
    if (serving == ticket) {
      c = 1;
      (void)atomic_load(&c);
      c = 0;
      serving = serving + 1;
      return arg;
    }
  }
  return arg;
}

int main(void) {
  pthread_t threads[N];
  for (int i = 0; i < N; i++)
    pthread_create(&threads[i], NULL, thread, NULL);
  return 0;
}
