// All threads but one compute in how many ways coins add up to N, recursively and with one table; the last
// looks at the result if it finds the computation finished.
// After VC-DPOR (Chatterjee et al. 2019), table 2, coin_all_td3 and coin_all_td4 (THREADS). The paper's coins
// are not known: there are 566214 Mazurkiewicz traces for three threads and N = 9, here already
// 318792 for N = 5.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 2
#endif
#ifndef THREADS
#define THREADS 3
#endif

enum { COINS = 3 };
static const int coin[COINS] = {1, 2, 3};

// The number of ways to pay each sum with the first coins; 0 is not known yet.
static atomic_int known[COINS][N + 1];

// With the coins up to `last`.
static int ways(int last, int sum) {
  if (sum == 0)
    return 1;
  if (sum < 0 || last < 0)
    return 0;
  int number = known[last][sum];
  if (number != 0)
    return number;
  number = ways(last - 1, sum);
  number += ways(last, sum - coin[last]);
  known[last][sum] = number;
  return number;
}

static atomic_int finished;

static void *compute(void *arg) {
  (void)ways(COINS - 1, N);
  finished = 1;
  return arg;
}

static void *look(void *arg) {
  if (finished)
    (void)atomic_load(&known[COINS - 1][N]);
  return arg;
}

int main(void) {
  pthread_t threads[THREADS];
  for (int i = 0; i < THREADS - 1; i++)
    pthread_create(&threads[i], NULL, compute, NULL);
  pthread_create(&threads[THREADS - 1], NULL, look, NULL);
  return 0;
}
