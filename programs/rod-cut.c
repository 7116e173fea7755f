// All threads but one compute the best income from cutting a rod of length N into pieces, with one table;
// the last looks at the result if it finds the computation finished. With TOP_DOWN recursively.
// From VC-DPOR (Chatterjee et al. 2019), table 2, rod_cut_bu3 and rod_cut_bu4 (THREADS), whose counts come
// out. Mazurkiewicz traces: (59 * 6^N + 36) / 15, 183516 for N = 6, for three threads; 600, 33912 for N = 1,
// 2 and four. How the paper's rod_cut_td3 and rod_cut_td4 remember is not known: they have 102128 for N = 7
// and 91592 for N = 3, the recursion here 22776 and 66888.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 2
#endif
#ifndef THREADS
#define THREADS 3
#endif

// What a piece of each length sells for.
static const int price[] = {0, 1, 5, 8, 9, 10, 17, 17, 20, 24, 30};
_Static_assert(N < sizeof price / sizeof *price, "there is no price for a rod of N");

// The best income of each length; 0 is not known yet.
static atomic_int best[N + 1];

#ifdef TOP_DOWN
static int income(int length) {
  if (length == 0)
    return 0;
  int most = best[length];
  if (most != 0)
    return most;
  for (int piece = 1; piece <= length; piece++) {
    int sum = price[piece] + income(length - piece);
    if (sum > most)
      most = sum;
  }
  best[length] = most;
  return most;
}
#else
static void fill(void) {
  for (int length = 1; length <= N; length++) {
    if (best[length] != 0)
      continue;
    int most = 0;
    for (int piece = 1; piece <= length; piece++) {
      int sum = price[piece] + best[length - piece];
      if (sum > most)
        most = sum;
    }
    best[length] = most;
  }
}
#endif

static atomic_int finished;

static void *compute(void *arg) {
#ifdef TOP_DOWN
  (void)income(N);
#else
  fill();
#endif
  finished = 1;
  return arg;
}

static void *look(void *arg) {
  if (finished)
    (void)atomic_load(&best[N]);
  return arg;
}

int main(void) {
  pthread_t threads[THREADS];
  for (int i = 0; i < THREADS - 1; i++)
    pthread_create(&threads[i], NULL, compute, NULL);
  pthread_create(&threads[THREADS - 1], NULL, look, NULL);
  return 0;
}
