// Treiber's lock-free stack: two threads push, N-2 push and then pop.
// From Jonsson, Lång and Sagonas (2022), table I, after GenMC's tests, without a counter in the top.
// Complete + blocked, with --unroll N+1, for N = 3: 426; without pure iterations 274 + 80; with awaits
// 274 + 60. For N = 4: 1546168 + 9216; 250088 + 167916; 250088 + 90896.
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "args.h"

#ifndef N
#define N 3
#endif

struct node {
  int value;
  struct node *next;
};

static _Atomic(struct node *) top;
static struct node nodes[N + 1];
static int messages[N + 1];

static bool change_top(struct node *from, struct node *to) {
  return atomic_compare_exchange_strong(&top, &from, to);
}

static void push(struct node *node, int value) {
  node->value = value;
  struct node *first;
  do {
    first = top;
    node->next = first;
  } while (!change_top(first, node));
}

// The value taken from the stack; 0 if it is empty.
static int pop(void) {
  struct node *first, *next;
  do {
    first = top;
    if (first == NULL)
      return 0;
    next = first->next;
  } while (!change_top(first, next));
  return first->value;
}

static void send(int id) {
  messages[id] = id + 42;
  push(&nodes[id], id);
}

static void *writer(void *arg) {
  send(passed(arg));
  return NULL;
}

static void *reader_writer(void *arg) {
  send(passed(arg));
  int from = pop();
  return from == 0 ? NULL : (void *)(intptr_t)messages[from];
}

int main(void) {
  pthread_t threads[N];
  for (int i = 0; i < N; i++)
    pthread_create(&threads[i], NULL, i < 2 ? writer : reader_writer, pass(i, i + 1));
  for (int i = 0; i < N; i++)
    pthread_join(threads[i], NULL);
  return 0;
}
