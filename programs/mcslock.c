// N threads take the queue lock of Mellor-Crummey and Scott: each waits on a flag of its own, which
// its predecessor sets.
// From Jonsson, Lång and Sagonas (2022), table I, after GenMC's tests. Complete + blocked, with
// --unroll N+1 and -DASSUME, for N = 3, 4: 336 + 426, 26232 + 33432. The paper's tool does not see that
// the second wait, which fetches a pointer, is pure: its counts with awaits are 336 + 72,
// 26232 + 4824.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#include "spin.h"

#ifndef N
#define N 3
#endif

struct node {
  _Atomic(struct node *) next;
  atomic_int locked;
};

static _Atomic(struct node *) tail;
static struct node nodes[N];
static int shared;

static void acquire(struct node *node) {
  node->locked = 0;
  node->next = NULL;
  struct node *previous = atomic_exchange(&tail, node);
  if (previous != NULL) {
    previous->next = node;
    spin_while(node->locked == 0);
  }
}

static void release(struct node *node) {
  struct node *next = node->next;
  if (next == NULL) {
    struct node *expected = node;
    if (atomic_compare_exchange_strong(&tail, &expected, NULL))
      return;
    while ((next = node->next) == NULL)
      ;
  }
  next->locked = 1;
}

static void *thread(void *node) {
  acquire(node);
  shared = 42;
  release(node);
  return NULL;
}

int main(void) {
  pthread_t threads[N];
  for (int i = 0; i < N; i++)
    pthread_create(&threads[i], NULL, thread, &nodes[i]);
  return 0;
}
