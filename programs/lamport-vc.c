// Lamport's fast mutex for two threads, N rounds each of at most N tries; a thread gives up
// where it would have to wait.
// From VC-DPOR (Chatterjee et al. 2019), table 3. Mazurkiewicz traces: 3940, 741370 for N = 2, 3;
// 1456 reads-from classes for N = 2.
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

#include "args.h"

#ifndef N
#define N 2
#endif

static atomic_int b[3]; // b[0] is not used
static atomic_int x, y;

// Whether the mutex was taken.
static bool lock(int i) {
  int other = 3 - i;
  for (int attempt = 0; attempt < N; attempt++) {
    b[i] = 1;
    x = i;
    if (y != 0) {
      b[i] = 0;
      if (y != 0)
        return false;
      continue;
    }
    y = i;
    if (x != i) {
      b[i] = 0;
      if (b[other] != 0)
        return false;
      if (y != i) {
        if (y != 0)
          return false;
        continue;
      }
    }
    return true;
  }
  return false;
}

static void *thread(void *arg) {
  int i = passed(arg);
  for (int round = 0; round < N; round++) {
    if (!lock(i))
      return NULL;
    y = 0;
    b[i] = 0;
  }
  return NULL;
}

int main(void) {
  pthread_t threads[2];
  for (int i = 1; i <= 2; i++)
    pthread_create(&threads[i - 1], NULL, thread, pass(i - 1, i));
  return 0;
}
