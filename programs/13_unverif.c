// N threads count themselves in; only one that sees itself alone goes on, and counts to N.
// From RVF-SMC (Agarwal et al. 2021), table 2, after SV-COMP; ViEqui's unvrf(T,L) counts alike.
// Mazurkiewicz traces: (N!)^2.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 3
#endif

static atomic_int r, s;

static void *thread(void *arg) {
  (void)arg;
  int l = 0;
  r++; // one event
  if (r == 1) {
    for (int i = 0; i < N; i++) {
      s = s + 1; // two events
      l++;
      assert(s == l);
    }
  }
  return NULL;
}

int main(void) {
  pthread_t threads[N];
  for (int i = 0; i < N; i++)
    pthread_create(&threads[i], NULL, thread, NULL);
  return 0;
}
