// A thread that works N rounds in memory of its own before it does anything that another one could see: what it
// costs to run local code. With -DARRAY the rounds read and write an array on the stack, with -DHEAP one from malloc,
// with -DCALLS they call a function; otherwise they compute.
// Mazurkiewicz traces: 1.
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>

#ifndef N
#define N 1000
#endif

static unsigned result;

#ifdef CALLS
static unsigned count(unsigned depth, unsigned value) {
  return depth == 0 ? value * 3 : count(depth - 1, value + depth);
}
#endif

static void *work(void *arg) {
  (void)arg;
  unsigned sum = 7;
#if defined(ARRAY) || defined(HEAP)
#ifdef HEAP
  unsigned *cells = malloc(4096 * sizeof *cells), mask = 4095;
  for (unsigned i = 0; i <= mask; i++)
    cells[i] = i;
#else
  unsigned cells[64], mask = 63;
  for (unsigned i = 0; i <= mask; i++)
    cells[i] = i;
#endif
  for (unsigned i = 0; i < N; i++) {
    cells[i & mask] = cells[(i + 1) & mask] + i;
    sum += cells[i & mask];
  }
#ifdef HEAP
  free(cells);
#endif
#elif defined(CALLS)
  for (unsigned i = 0; i < N; i++)
    sum = count(2, sum + i);
#else
  for (unsigned i = 0; i < N; i++) {
    sum = sum * 1664525u + 1013904223u;
    sum ^= sum >> 3;
    if (sum & 1)
      sum += i;
  }
#endif
  result = sum;
  return NULL;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, work, NULL);
  pthread_join(thread, NULL);
  assert(result | 1);
  return 0;
}
