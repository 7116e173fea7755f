// Lamport's fast mutex for N threads; every wait is an assumption.
// From RFSC (Abdulla et al. 2019), table 4.
// Complete + blocked: 16 + 16, 9216 + 11525 for N = 2, 3; reads-from classes: 12 + 10, 3942 + 4233.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#include "args.h"

#ifndef N
#define N 2
#endif

void __VERIFIER_assume(int condition);

static atomic_int b[N + 1];
static atomic_int x, y, in;

static void *thread(void *arg) {
  int i = passed(arg);
again:
  b[i] = 1;
  x = i;
  if (y != 0) {
    b[i] = 0;
    __VERIFIER_assume(y == 0);
    goto again;
  }
  y = i;
  if (x != i) {
    b[i] = 0;
    for (int j = 1; j <= N; j++)
      __VERIFIER_assume(b[j] == 0);
    if (y != i) {
      __VERIFIER_assume(y == 0);
      goto again;
    }
  }
  in = i;
  assert(in == i);
  y = 0;
  b[i] = 0;
  return NULL;
}

int main(void) {
  pthread_t threads[N];
  for (int i = 1; i <= N; i++)
    pthread_create(&threads[i - 1], NULL, thread, pass(i - 1, i));
  return 0;
}
