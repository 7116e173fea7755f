// N threads take the queued spinlock of the Linux kernel: one word says whether the lock is taken,
// whether somebody waits for it to become free (pending), and who is last in the queue behind.
// From Jonsson, Lång and Sagonas (2022), table I, after GenMC's tests. Complete + blocked, with
// --unroll N+1 and -DASSUME, for N = 2, 3: 6 + 2, 564 + 462; with awaits 6 + 2, 564 + 456.
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

#include "spin.h"

#ifndef N
#define N 2
#endif

#define LOCKED 1u
#define LOCKED_MASK 0xffu
#define PENDING 0x100u
#define TAIL_SHIFT 16
#define TAIL_MASK (~0u << TAIL_SHIFT)

// Whether some of the lowest bits, which the mask has, are set; with -DREMAINDER in a way that awaits
// do not see through.
#ifdef REMAINDER
#define ANY(word, mask) ((word) % ((mask) + 1) != 0)
#else
#define ANY(word, mask) ((word) & (mask))
#endif

struct node {
  _Atomic(struct node *) next;
  atomic_int locked;
};

// The first byte of the word, on a little-endian machine, is the locked one.
static union {
  atomic_uint word;
  atomic_uchar locked;
} lock;
static struct node nodes[N];
static int shared;

static unsigned tail_of(struct node *node) {
  return (unsigned)(node - nodes + 1) << TAIL_SHIFT;
}

static struct node *node_of(unsigned word) { return &nodes[(word >> TAIL_SHIFT) - 1]; }

// Returns the word as it was: it has been changed if that is `from`.
static unsigned change(unsigned from, unsigned to) {
  atomic_compare_exchange_strong(&lock.word, &from, to);
  return from;
}

static bool trylock(void) { return lock.word == 0 && change(0, LOCKED) == 0; }

// Puts the tail in and returns the word as it was before.
static unsigned exchange_tail(unsigned tail) {
  unsigned word = lock.word;
  for (;;) {
    unsigned before = change(word, (word & ~TAIL_MASK) | tail);
    if (before == word)
      return word;
    word = before;
  }
}

static void acquire_in_queue(struct node *node) {
  node->locked = 0;
  node->next = NULL;
  if (trylock())
    return;

  unsigned tail = tail_of(node);
  unsigned before = exchange_tail(tail);
  struct node *next = NULL;
  if (before & TAIL_MASK) {
    node_of(before)->next = node;
    spin_while(node->locked == 0);
    next = node->next;
  }

  unsigned word;
  spin_while(ANY(word = lock.word, ~TAIL_MASK));
  while ((word & TAIL_MASK) == tail) {
    before = change(word, LOCKED);
    if (before == word)
      return;
    word = before;
  }
  lock.locked = LOCKED;

  if (next == NULL)
    spin_while((next = node->next) == NULL);
  next->locked = 1;
}

static void acquire(struct node *node) {
  unsigned word = change(0, LOCKED);
  if (word == 0)
    return;

  // Between pending and locked: the one who waits is about to take over.
  if (word == PENDING)
    spin_while((word = lock.word) == PENDING);

  for (;;) {
    if (word & ~LOCKED_MASK) {
      acquire_in_queue(node);
      return;
    }
    unsigned before = change(word, word == 0 ? LOCKED : LOCKED | PENDING);
    if (before == word)
      break;
    word = before;
  }
  if (word == 0)
    return;

  spin_while(ANY(lock.word, LOCKED_MASK));
  atomic_fetch_add(&lock.word, LOCKED - PENDING);
}

static void release(void) { atomic_fetch_add(&lock.word, -LOCKED); }

static void *thread(void *node) {
  acquire(node);
  shared = 42;
  release();
  return NULL;
}

int main(void) {
  pthread_t threads[N];
  for (int i = 0; i < N; i++)
    pthread_create(&threads[i], NULL, thread, &nodes[i]);
  return 0;
}
