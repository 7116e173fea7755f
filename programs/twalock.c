// N threads take a ticket lock with a waiting array: who is next but one or later waits for a change
// of its own slot, and only the next one watches the number that is being served.
// From Jonsson, Lång and Sagonas (2022), table I, after SAVER's tests. Complete + blocked, with
// --unroll N+1 and -DASSUME, for N = 3, 4: 96 + 90, 6144 + 7224; with awaits 96, 6144.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#include "args.h"
#include "spin.h"

#ifndef N
#define N 3
#endif

#define SLOTS 4096

static atomic_int ticket, grant;
static atomic_int slots[SLOTS];
static int shared;

static atomic_int *slot_of(int number) { return &slots[number % SLOTS]; }

static int distance(int mine) { return mine - grant; }

static void long_term_wait(int mine) {
  atomic_int *slot = slot_of(mine);
  int seen = *slot;
  while (distance(mine) > 1) {
    int now;
    spin_while((now = *slot) == seen);
    seen = now;
  }
}

static void acquire(void) {
  int mine = atomic_fetch_add(&ticket, 1);
  int ahead = distance(mine);
  if (ahead == 0)
    return;
  if (ahead > 1)
    long_term_wait(mine);
  spin_while(grant != mine);
}

static void release(void) {
  int next = grant + 1;
  grant = next;
  atomic_fetch_add(slot_of(next + 1), 1);
}

static void *thread(void *arg) {
  int id = passed(arg);
  acquire();
  shared = id;
  assert(shared == id);
  release();
  return NULL;
}

int main(void) {
  pthread_t threads[N];
  for (int i = 0; i < N; i++)
    pthread_create(&threads[i], NULL, thread, pass(i, i));
  return 0;
}
