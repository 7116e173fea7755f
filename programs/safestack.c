// The lock-free stack of D. Vyukov that looks right and is not. Two or three threads do OPS1, OPS2 and
// OPS3 operations each, pop and push in turn. Who has popped an element owns it, says so and asserts
// that nobody else has said so since; with -DNO_ASSERT nobody says or asserts anything. The smallest
// numbers for which the assertion can fail are 3, 3 and 1; with 3, 2 and 1 a thread can spin for ever.
// From Jonsson, Lång and Sagonas (2022), table II, where the numbers are part of the name. Complete +
// blocked, with --unroll 4 (5 for three threads), for 2, 1: 119 + 6; without pure iterations 34 + 2;
// with awaits 34 + 1; with independent fetch-adds 19 + 1. For 3, 3, 1 with all of them and -DNO_ASSERT:
// 5772 + 8521721.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifndef OPS1
#define OPS1 2
#endif
#ifndef OPS2
#define OPS2 1
#endif
#ifndef OPS3
#define OPS3 0
#endif

#define NONE (-1)

static atomic_int next[3] = {1, 2, NONE};
static atomic_int head = 0;
static atomic_int count = 3;
#ifndef NO_ASSERT
static int owner[3];
#endif

static bool change_head(int from, int to) { return atomic_compare_exchange_strong(&head, &from, to); }

// The element taken from the stack, unless it is the last.
static int pop(void) {
  while (count > 1) {
    int first = head;
    int second = atomic_exchange(&next[first], NONE);
    if (second >= 0) {
      if (change_head(first, second)) {
        atomic_fetch_add(&count, -1);
        return first;
      }
      atomic_exchange(&next[first], second);
    }
  }
  return NONE;
}

static void push(int element) {
  int first;
  do {
    first = head;
    next[element] = first;
  } while (!change_head(first, element));
  atomic_fetch_add(&count, 1);
}

static void own(int element, int id) {
#ifndef NO_ASSERT
  owner[element] = id;
  assert(owner[element] == id);
#else
  (void)element, (void)id;
#endif
}

static void run(int id, int operations) {
  for (int done = 0; done < operations; done += 2) {
    int element;
    do
      element = pop();
    while (element == NONE);
    own(element, id);
    if (done + 1 < operations)
      push(element);
  }
}

static void *first_thread(void *arg) {
  run(1, OPS1);
  return arg;
}

static void *second_thread(void *arg) {
  run(2, OPS2);
  return arg;
}

#if OPS3 > 0
static void *third_thread(void *arg) {
  run(3, OPS3);
  return arg;
}
#endif

int main(void) {
  pthread_t threads[3];
  pthread_create(&threads[0], NULL, first_thread, NULL);
  pthread_create(&threads[1], NULL, second_thread, NULL);
#if OPS3 > 0
  pthread_create(&threads[2], NULL, third_thread, NULL);
#endif
  pthread_join(threads[0], NULL);
  pthread_join(threads[1], NULL);
#if OPS3 > 0
  pthread_join(threads[2], NULL);
#endif
  return 0;
}
