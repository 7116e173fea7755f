// Mutual exclusion for two threads, N rounds each, nothing inside; who would have to wait gives up.
// VERSION chooses one of the algorithms that VC-DPOR (Chatterjee et al. 2019), table 3, calls
// X2Tv5, X2Tv6, X2Tv8 and X2Tv9. Mazurkiewicz traces for N = 1, 2, 3: 12, 198, 2985 (version 5),
// 25, 718, 20371 (6), 18, 441, 9894 (8), 17, 361, 7304 (9); in version 8 there are 394, 8434
// reads-from classes for N = 2, 3, in the others one for each trace.
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifndef N
#define N 2
#endif
#ifndef VERSION
#define VERSION 5
#endif

enum { FREE, LOCKED, WAITING };

// Each round returns whether the thread got in.

#if VERSION == 5

// Twice whether the thread has locked, plus its bit of the turn.
static atomic_int q[2];

static bool one_round(int me) {
  int other = 1 - me;
  int turn = q[me] & 1;
  q[me] = 2 + turn;
  int seen = q[other];
  if (seen & 2) {
    if (turn != (other ^ (seen & 1))) {
      turn = other ^ (seen & 1);
      q[me] = 2 + turn;
    }
    seen = q[other];
    if ((turn ^ (seen & 1)) == other && (seen & 2))
      return false;
  }
  q[me] = turn;
  return true;
}

#elif VERSION == 6

static atomic_int q0, q1, turn;

static bool first(void) {
  q0 = LOCKED;
  if (turn == 1)
    return false;
  if (q1 == LOCKED)
    return false;
  if (q1 != FREE)
    turn = 1;
  q0 = FREE;
  return true;
}

static bool second(void) {
  q1 = WAITING;
  if (q0 != FREE && turn == 0)
    return false;
  if (turn != 1) {
    if (q0 != FREE) {
      if (turn == 0)
        return false;
    } else {
      q1 = LOCKED;
      if (q0 != FREE) {
        q1 = WAITING;
        if (turn == 0)
          return false;
      }
    }
  }
  if (turn != 0)
    turn = 0;
  q1 = FREE;
  return true;
}

#elif VERSION == 8

static atomic_int q0, q1, turn;

static bool first(void) {
  q0 = LOCKED;
  if (turn == 1) {
    if (q1 == LOCKED)
      q0 = WAITING;
    if (turn == 1)
      return false;
  }
  if (q1 == LOCKED)
    turn = 1;
  q0 = FREE;
  return true;
}

static bool second(void) {
  q1 = LOCKED;
  if (turn == 0 && q0 != FREE)
    return false;
  if (turn == 0) {
    turn = 1;
    if (q0 == LOCKED)
      return false;
  }
  q1 = FREE;
  turn = 0;
  return true;
}

#elif VERSION == 9

// Twice whether the first thread has locked, plus its version; the second's two arrival bits.
static atomic_int q0, q1;

static bool first(void) {
  int version = 1 - (q0 & 1);
  q0 = 2 + version;
  if (q1 & (1 << (1 - version)))
    return false;
  q0 = version;
  return true;
}

static bool second(void) {
  int before = q0;
  q1 = 1 << (before & 1);
  int seen = q0;
  if (seen != before) {
    q1 = 3;
    seen = q0;
    q1 = 1 << (seen & 1);
  }
  if ((seen & 2) && q0 == seen)
    return false;
  q1 = 0;
  return true;
}

#else
#error "VERSION is 5, 6, 8 or 9"
#endif

#if VERSION != 5
static bool one_round(int me) { return me == 0 ? first() : second(); }
#endif

static void *thread(void *arg) {
  for (int i = 0; i < N; i++)
    if (!one_round((int)(intptr_t)arg))
      return NULL;
  return NULL;
}

int main(void) {
  pthread_t threads[2];
  for (int id = 0; id < 2; id++)
    pthread_create(&threads[id], NULL, thread, (void *)(intptr_t)id);
  return 0;
}
