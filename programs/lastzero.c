// Writers turn the cells of an array from zero to one more than their left neighbour, while a
// reader looks for the last zero from the right.
// From RFSC (Abdulla et al. 2019), table 1. Mazurkiewicz traces: (N+3) * 2^(N-2).
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#include "args.h"

#ifndef N
#define N 3
#endif

static atomic_int a[N + 1];

static void *reader(void *arg) {
  (void)arg;
  int i = N;
  while (a[i] != 0) // ends at the latest at a[0], which nobody writes
    i--;
  return NULL;
}

static void *writer(void *arg) {
  int j = passed(arg);
  a[j] = a[j - 1] + 1;
  return NULL;
}

int main(void) {
  pthread_t threads[N + 1];
  pthread_create(&threads[0], NULL, reader, NULL);
  for (int j = 1; j <= N; j++)
    pthread_create(&threads[j], NULL, writer, pass(j, j));
  return 0;
}
