// All threads but one compute the longest increasing subsequence of a sequence of N numbers, with one
// table; the last looks at it if it finds the computation finished.
// After VC-DPOR (Chatterjee et al. 2019), table 2, lis_bu3 and lis_bu4 (THREADS). The paper's sequence is
// not known: it has 1744064 Mazurkiewicz traces for three threads and N = 8, 18522 for four and N = 2; this
// one has 2331266 and 34788.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 2
#endif
#ifndef THREADS
#define THREADS 3
#endif

static const int sequence[] = {10, 22, 9, 33, 21, 50, 41, 60, 80, 3};
_Static_assert(N <= sizeof sequence / sizeof *sequence, "the sequence is shorter than N");

// The length of the longest increasing subsequence that ends at each place; 0 is not known yet.
static atomic_int longest[N];

static void fill(void) {
  for (int end = 0; end < N; end++) {
    if (longest[end] != 0)
      continue;
    int most = 0;
    for (int before = 0; before < end; before++) {
      if (sequence[before] < sequence[end]) {
        int length = longest[before];
        if (length > most)
          most = length;
      }
    }
    longest[end] = most + 1;
  }
}

static atomic_int finished;

static void *compute(void *arg) {
  fill();
  finished = 1;
  return arg;
}

static void *look(void *arg) {
  if (finished)
    for (int end = 0; end < N; end++)
      (void)atomic_load(&longest[end]);
  return arg;
}

int main(void) {
  pthread_t threads[THREADS];
  for (int i = 0; i < THREADS - 1; i++)
    pthread_create(&threads[i], NULL, compute, NULL);
  pthread_create(&threads[THREADS - 1], NULL, look, NULL);
  return 0;
}
