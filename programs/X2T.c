// Mutual exclusion for two threads, N rounds each, nothing inside; who would have to wait gives up.
// VERSION chooses one of the algorithms that VC-DPOR (Chatterjee et al. 2019), table 3, calls X2Tv1 to
// X2Tv10. Mazurkiewicz traces for N = 1, 2, 3: 12, 198, 2985 (version 5), 25, 718, 20371 (6), 18, 441, 9894
// (8), 17, 361, 7304 (9); in version 8 there are 394, 8434 reads-from classes for N = 2, 3, in the others
// one for each trace.
// How the paper's own versions 1, 2, 7 and 10 wait is not known. They have 253042 traces (version 1, N = 6),
// 1293 (2, N = 2), 2004774 (7, N = 9) and 5079 (10, N = 2); those here 22504790 (version 1, N = 6), 2078 (2,
// N = 2), 53593791 (7, already for N = 6) and 8157 (10, N = 2).
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

#include "args.h"

#ifndef N
#define N 2
#endif
#ifndef VERSION
#define VERSION 5
#endif

enum { FREE, LOCKED, WAITING };

// Each round returns whether the thread got in.

#if VERSION == 1 || VERSION == 2

// Three times the thread's bit of the turn, plus its state. The turn is the exclusive or of both bits.
static atomic_int q[2];

static int state(int word) { return word % 3; }
static int bit(int word) { return word / 3; }
static int word(int state, int bit) { return 3 * bit + state; }

// Steps back and looks whether the thread may go on.
static bool step_back(int me, int turn, int *seen) {
  q[me] = word(WAITING, turn);
  *seen = q[1 - me];
  return state(*seen) == FREE || (turn ^ bit(*seen)) == me;
}

static bool one_round(int me) {
  int other = 1 - me;
  int turn = bit(q[me]);
  int seen;
#if VERSION == 2
  if ((turn ^ bit(q[other])) == other && !step_back(me, turn, &seen))
    return false;
#endif
  q[me] = word(LOCKED, turn);
  seen = q[other];
  if (state(seen) == LOCKED) {
    if ((turn ^ bit(seen)) != other)
      return false;
    if (!step_back(me, turn, &seen))
      return false;
    q[me] = word(LOCKED, turn);
    seen = q[other];
    if (state(seen) == LOCKED)
      return false;
  }
  int busy = state(seen) != FREE;
  q[me] = word(FREE, busy ^ bit(seen) ^ me);
  return true;
}

#elif VERSION == 5

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

#elif VERSION == 7

// Three times the thread's bit of the turn, plus its state.
static atomic_int q0, q1;

static int state(int word) { return word % 3; }
static int bit(int word) { return word / 3; }
static int word(int state, int bit) { return 3 * bit + state; }

static bool first(void) {
  int turn = bit(q0);
  q0 = word(LOCKED, turn);
  if ((bit(q1) ^ turn) == 1)
    return false;
  int seen = q1;
  if (state(seen) == LOCKED)
    return false;
  q0 = word(FREE, (state(seen) != FREE) ^ bit(seen));
  return true;
}

static bool second(void) {
  int turn = bit(q1);
  q1 = word(WAITING, turn);
  int seen = q0;
  if ((bit(seen) ^ turn) == 0) {
    if (state(seen) != FREE)
      return false;
    bool locked = false;
    if (state(q0) == FREE) {
      q1 = word(LOCKED, turn);
      locked = state(q0) == FREE;
      if (!locked)
        q1 = word(WAITING, turn);
    }
    if (!locked) {
      seen = q0;
      if ((bit(seen) ^ turn) == 0)
        return false;
    }
  }
  q1 = word(FREE, bit(seen));
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

#elif VERSION == 10

// The first thread's version, and for either version whether it waits for it; for either version
// whether the second thread has arrived under it.
static atomic_int q0, q1;

static int waiting_for(int version) { return 2 << version; }
static int arrived(int version) { return 1 << version; }

// Announces in `word`, the first thread's, that it waits for a version under which nobody is.
static bool close_version(int word, int version) {
  if (q1 & arrived(version))
    return false;
  q0 = word | waiting_for(version);
  if (q1 & arrived(version)) {
    q0 = word;
    return false;
  }
  return true;
}

static bool first(void) {
  int version = q0 & 1;
  int next = 1 - version;
  if (!close_version(version, next))
    return false;
  q0 = next | waiting_for(next);
  if (!close_version(next | waiting_for(next), version))
    return false;
  q0 = next;
  return true;
}

static bool second(void) {
  int version = q0 & 1;
  q1 = arrived(version);
  int seen = q0;
  if (seen & waiting_for(version))
    return false;
  if ((seen & 1) != version) {
    q1 = arrived(1 - version);
    if (q0 & waiting_for(1 - version))
      return false;
  }
  q1 = 0;
  return true;
}

#else
#error "VERSION is 1, 2 or 5 to 10"
#endif

#if VERSION > 5
static bool one_round(int me) { return me == 0 ? first() : second(); }
#endif

static void *thread(void *arg) {
  int me = passed(arg);
  for (int i = 0; i < N; i++)
    if (!one_round(me))
      return NULL;
  return NULL;
}

int main(void) {
  pthread_t threads[2];
  for (int id = 0; id < 2; id++)
    pthread_create(&threads[id], NULL, thread, pass(id, id));
  return 0;
}
