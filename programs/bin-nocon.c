// All threads but one compute how many binary strings of length N are without "11", with one table; the
// last looks at the result if it finds the computation finished. With TOP_DOWN recursively.
// After VC-DPOR (Chatterjee et al. 2019), table 2, bin_nocon_bu3 and bin_nocon_td3. The paper's own programs
// are not known. Bottom-up it has 773122 = 46 * 7^5 Mazurkiewicz traces for N = 6, here there are 46, 680,
// 10200 for N = 1, 2, 3; top-down it has 1664672 for N = 7, here 5695534.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 2
#endif
#ifndef THREADS
#define THREADS 3
#endif

// The number of strings of each length that end in 0 and in 1; 0 is not known yet.
static atomic_int zero[N + 1], one[N + 1];

#ifdef TOP_DOWN
static int ending_in_zero(int length);

static int ending_in_one(int length) {
  if (length == 1)
    return 1;
  int number = one[length];
  if (number == 0) {
    number = ending_in_zero(length - 1);
    one[length] = number;
  }
  return number;
}

static int ending_in_zero(int length) {
  if (length == 1)
    return 1;
  int number = zero[length];
  if (number == 0) {
    number = ending_in_zero(length - 1);
    number += ending_in_one(length - 1);
    zero[length] = number;
  }
  return number;
}
#else
static void fill(void) {
  for (int length = 1; length <= N; length++) {
    if (zero[length] != 0)
      continue;
    zero[length] = length == 1 ? 1 : zero[length - 1] + one[length - 1];
    one[length] = length == 1 ? 1 : zero[length - 1];
  }
}
#endif

static atomic_int finished;

static void *compute(void *arg) {
#ifdef TOP_DOWN
  (void)ending_in_zero(N);
  (void)ending_in_one(N);
#else
  fill();
#endif
  finished = 1;
  return arg;
}

static void *look(void *arg) {
  if (finished)
    {
    (void)atomic_load(&zero[N]);
    (void)atomic_load(&one[N]);
  }
  return arg;
}

int main(void) {
  pthread_t threads[THREADS];
  for (int i = 0; i < THREADS - 1; i++)
    pthread_create(&threads[i], NULL, compute, NULL);
  pthread_create(&threads[THREADS - 1], NULL, look, NULL);
  return 0;
}
