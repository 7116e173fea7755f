// Two threads sieve the primes up to 2N+10, or up to MOST, with one table.
// From VC-DPOR (Chatterjee et al. 2019), table 4. Mazurkiewicz traces: 70, 3358, 1527736, reads-from classes:
// 31, 535, 19991 for MOST = 8, 12, 20; the last is N = 5. Reads-from classes for N = 7, 8: 189653, 710551.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 1
#endif
#ifndef MOST
#define MOST (2 * N + 10)
#endif

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
