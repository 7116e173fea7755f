// Two threads add each other's number to their own, N times: no interleaving gets further than
// the Fibonacci number of strict alternation.
// From RFSC (Abdulla et al. 2019), table 2, after SV-COMP; with -DMODULO=1, 2 or 3 the sums are taken modulo
// that, as in Figure 8 of VC-DPOR (Chatterjee et al. 2019).
// Mazurkiewicz traces: 140, 19605, 2364418 for N = 2, 4, 6.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 2
#endif

#ifdef MODULO
#define REDUCED(sum) ((sum) % MODULO)
#else
#define REDUCED(sum) (sum)
#endif

static atomic_int i = 1, j = 1;

static void *add_to_i(void *arg) {
  (void)arg;
  for (int k = 0; k < N; k++) {
    int own = i;
    int other = j;
    i = REDUCED(own + other);
  }
  return NULL;
}

static void *add_to_j(void *arg) {
  (void)arg;
  for (int k = 0; k < N; k++) {
    int own = j;
    int other = i;
    j = REDUCED(own + other);
  }
  return NULL;
}

static int fibonacci(int n) {
  int a = 0, b = 1;
  for (int k = 0; k < n; k++) {
    int sum = a + b;
    a = b;
    b = sum;
  }
  return a;
}

int main(void) {
  int largest = fibonacci(2 * N + 2);
  pthread_t threads[2];
  pthread_create(&threads[0], NULL, add_to_i, NULL);
  pthread_create(&threads[1], NULL, add_to_j, NULL);
  assert(i <= largest && j <= largest);
  return 0;
}
