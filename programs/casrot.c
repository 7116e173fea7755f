// N threads rotate one variable: the i-th moves it from i-1 to i, if it is there.
// From RFSC (Abdulla et al. 2019), table 2.
// Mazurkiewicz traces: 2048, 8597, 38486 for N = 8, 9, 10.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#include "args.h"

#ifndef N
#define N 4
#endif

static atomic_int x;

static void *thread(void *arg) {
  int i = passed(arg);
  int expected = i - 1;
  atomic_compare_exchange_strong(&x, &expected, i);
  return NULL;
}

int main(void) {
  pthread_t threads[N];
  for (int i = 1; i <= N; i++)
    pthread_create(&threads[i - 1], NULL, thread, pass(i - 1, i));
  return 0;
}
