// All threads but one compute how few coins add up to N, recursively and with one table; the last looks at
// the result if it finds the computation finished.
// After VC-DPOR (Chatterjee et al. 2019), table 2, coin_min_td3 and coin_min_td4 (THREADS). The paper's coins
// are not known: there are 1902262 Mazurkiewicz traces for three threads and N = 8, 1470312 for four and
// N = 4; here 69256 and 1247208.
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

// The least number of coins that pay each sum; 0 is not known yet.
static atomic_int least[N + 1];

static int coins(int sum) {
  if (sum == 0)
    return 0;
  int number = least[sum];
  if (number != 0)
    return number;
  number = sum;
  for (int i = 0; i < COINS; i++) {
    if (coin[i] <= sum) {
      int with = 1 + coins(sum - coin[i]);
      if (with < number)
        number = with;
    }
  }
  least[sum] = number;
  return number;
}

static atomic_int finished;

static void *compute(void *arg) {
  (void)coins(N);
  finished = 1;
  return arg;
}

static void *look(void *arg) {
  if (finished)
    (void)atomic_load(&least[N]);
  return arg;
}

int main(void) {
  pthread_t threads[THREADS];
  for (int i = 0; i < THREADS - 1; i++)
    pthread_create(&threads[i], NULL, compute, NULL);
  pthread_create(&threads[THREADS - 1], NULL, look, NULL);
  return 0;
}
