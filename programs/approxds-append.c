// N threads append to an array of N-2 slots and may overwrite each other's element; main then
// pops until the array is empty.
// From RFSC (Abdulla et al. 2019), table 6. Mazurkiewicz traces: 2460, 127740,
// reads-from classes: 580, 9945 for N = 4, 5.
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

#include "args.h"

#ifndef N
#define N 3
#endif

#define SLOTS (N - 2)

static atomic_int e[SLOTS];
static atomic_int next;

static void *append(void *arg) {
  int id = passed(arg);
  int i = next;
  if (i >= SLOTS)
    return NULL;
  e[i] = id;
  next = i + 1;
  return NULL;
}

// Whether there was anything to pop.
static bool pop(void) {
  int i = next;
  if (i == 0)
    return false;
  do
    (void)atomic_load(&e[i - 1]);
  while (next != i);
  next = i - 1;
  return true;
}

int main(void) {
  pthread_t threads[N];
  for (int id = 0; id < N; id++)
    pthread_create(&threads[id], NULL, append, pass(id, id));
  for (int id = 0; id < N; id++)
    pthread_join(threads[id], NULL);
  while (pop())
    ;
  return 0;
}
