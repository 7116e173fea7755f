// The lock-free queue of Michael and Scott: one thread enqueues, one dequeues, N-2 enqueue and then
// dequeue. A dequeuer that loses the race for the head gives up (an assumption).
// From Jonsson, Lång and Sagonas (2022), table I, after GenMC's tests. Complete + blocked for N = 3,
// with --unroll 4: 901 + 374.
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

#include "args.h"

#ifndef N
#define N 3
#endif

void __VERIFIER_assume(int condition);

// A link names a node and counts how often it was changed, so that an old one is not mistaken for
// a new one. Node 0 is none, node 1 the first dummy.
typedef uint64_t link;

struct node {
  int value;
  _Atomic link next;
};

static struct node nodes[N + 2];
static _Atomic link head = 1, tail = 1;

static link link_to(unsigned node, unsigned count) { return (link)count << 32 | node; }

static unsigned node_of(link l) { return (unsigned)l; }

static unsigned count_of(link l) { return (unsigned)(l >> 32); }

static _Atomic link *next_of(link l) { return &nodes[node_of(l)].next; }

// Makes the pointer go to the node, if it has not changed since it was read.
static bool swing(_Atomic link *pointer, link from, unsigned node) {
  return atomic_compare_exchange_strong(pointer, &from, link_to(node, count_of(from) + 1));
}

static void enqueue(unsigned node, int value) {
  nodes[node].value = value;
  nodes[node].next = link_to(0, 0);
  link last;
  bool linked = false;
  while (!linked) {
    last = tail;
    link next = *next_of(last);
    if (last != tail)
      continue;
    if (node_of(next) == 0)
      linked = swing(next_of(last), next, node);
    if (!linked)
      swing(&tail, last, node_of(*next_of(last)));
  }
  swing(&tail, last, node);
}

static bool dequeue(int *value) {
  bool taken = false;
  while (!taken) {
    link first = head;
    link last = tail;
    link next = *next_of(first);
    if (first != head)
      continue;
    if (node_of(first) == node_of(last)) {
      if (node_of(next) == 0)
        return false;
      swing(&tail, last, node_of(next));
    } else {
      *value = nodes[node_of(next)].value;
      taken = swing(&head, first, node_of(next));
      __VERIFIER_assume(taken);
    }
  }
  return true;
}

static void *writer(void *node) {
  enqueue(passed(node), 42);
  return NULL;
}

static void *reader(void *arg) {
  int value;
  dequeue(&value);
  return arg;
}

static void *reader_writer(void *node) {
  int value;
  enqueue(passed(node), 43);
  dequeue(&value);
  return NULL;
}

int main(void) {
  pthread_t threads[N];
  pthread_create(&threads[0], NULL, writer, pass(0, 2));
  pthread_create(&threads[1], NULL, reader, NULL);
  for (int i = 2; i < N; i++)
    pthread_create(&threads[i], NULL, reader_writer, pass(i, i + 1));
  return 0;
}
