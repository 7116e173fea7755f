// Two threads sieve the primes up to 4N with one table.
// From VC-DPOR (Chatterjee et al. 2019), table 4. Mazurkiewicz traces: 70, 3358, 1527736,
// reads-from classes: 31, 535, 19991 for N = 2, 3, 5.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 2
#endif
#define MOST (4 * N)

static atomic_int composite[MOST + 1];

static void *sieve(void *arg) {
  for (int i = 2; i <= MOST; i++)
    if (composite[i] == 0)
      for (int j = 2 * i; j <= MOST; j += i)
        composite[j] = 1;
  return arg;
}

int main(void) {
  pthread_t threads[2];
  pthread_create(&threads[0], NULL, sieve, NULL);
  pthread_create(&threads[1], NULL, sieve, NULL);
  return 0;
}
