// Lamport's bakery for two threads, N rounds each; who would have to wait gives up.
// From ViEqui's repository. Mazurkiewicz traces and reads-from classes: 22, 564, 14040 for
// N = 1, 2, 3.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 2
#endif

static atomic_int choosing1, choosing2, number1, number2, c;

static void *first(void *arg) {
  for (int i = 0; i < N; i++) {
    choosing1 = 1;
    int mine = number2 + 1;
    number1 = mine;
    choosing1 = 0;
    if (choosing2 != 0)
      return arg;
    int other = number2;
    if (other != 0 && mine >= other)
      return arg;
    c = 1;
    assert(c == 1);
    number1 = 0;
  }
  return arg;
}

static void *second(void *arg) {
  for (int i = 0; i < N; i++) {
    choosing2 = 1;
    int mine = number1 + 1;
    number2 = mine;
    choosing2 = 0;
    if (choosing1 != 0)
      return arg;
    int other = number1;
    if (other != 0 && mine > other)
      return arg;
    c = 2;
    assert(c == 2);
    number2 = 0;
  }
  return arg;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, first, NULL);
  pthread_create(&b, NULL, second, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  return 0;
}
