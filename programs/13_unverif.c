// N threads count themselves in; only one that sees itself alone goes on, and counts to L.
// From RVF-SMC (Agarwal et al. 2021), table 2, after SV-COMP, with L = N; unvrf(N,L) of ViEqui.
// Mazurkiewicz traces: (N!)^2, whatever L.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 3
#endif
#ifndef L
#define L N
#endif

static atomic_int r, s;

static void *thread(void *arg) {
  (void)arg;
  int l = 0;
  r++; // one event
  if (r == 1) {
    for (int i = 0; i < L; i++) {
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
