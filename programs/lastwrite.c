// N threads write one variable; main reads what the last of them left.
// From RFSC (Abdulla et al. 2019), table 3. Mazurkiewicz traces: N!,
// reads-from classes: N.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#include "args.h"

#ifndef N
#define N 3
#endif

static atomic_int x;

static void *writer(void *arg) {
  x = passed(arg);
  return NULL;
}

int main(void) {
  pthread_t threads[N];
  for (int i = 0; i < N; i++)
    pthread_create(&threads[i], NULL, writer, pass(i, i + 1));
  for (int i = 0; i < N; i++)
    pthread_join(threads[i], NULL);
  (void)atomic_load(&x);
  return 0;
}
