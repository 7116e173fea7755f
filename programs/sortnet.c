// N threads sort 2N elements with the network of Batcher's odd-even merge sort. The comparators are
// dealt out to the threads in turn; each waits until its two elements have been through the
// comparators before.
// From Jonsson, Lång and Sagonas (2022), table I. Complete + blocked, with -DASSUME, for N = 4, 5, 6:
// 1 + 312, 1 + 4517, 1 + 38285; with awaits 1.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#include "args.h"
#include "spin.h"

#ifndef N
#define N 4
#endif

#define ELEMENTS (2 * N)

static atomic_int generation[ELEMENTS];
static int values[ELEMENTS];

static void wait_for(int element, int wanted) { spin_while(generation[element] != wanted); }

static void compare(int a, int b, int generation_a, int generation_b) {
  wait_for(a, generation_a);
  wait_for(b, generation_b);
  int x = values[a];
  int y = values[b];
  if (x > y) {
    values[a] = y;
    values[b] = x;
  }
  generation[a] = generation_a + 1;
  generation[b] = generation_b + 1;
}

static void *thread(void *arg) {
  int id = passed(arg);
  int used[ELEMENTS] = {0}; // through how many comparators each element has gone
  int number = 0;
  for (int p = 1; p < ELEMENTS; p *= 2)
    for (int k = p; k >= 1; k /= 2)
      for (int j = k % p; j < ELEMENTS - k; j += 2 * k)
        for (int i = 0; i < k && i < ELEMENTS - j - k; i++) {
          int a = i + j;
          int b = i + j + k;
          if (a / (2 * p) != b / (2 * p))
            continue;
          if (number % N == id)
            compare(a, b, used[a], used[b]);
          used[a]++;
          used[b]++;
          number++;
        }
  return NULL;
}

int main(void) {
  for (int i = 0; i < ELEMENTS; i++)
    values[i] = ELEMENTS - i;
  pthread_t threads[N];
  for (int i = 0; i < N; i++)
    pthread_create(&threads[i], NULL, thread, pass(i, i));
  for (int i = 0; i < N; i++)
    pthread_join(threads[i], NULL);
  return 0;
}
