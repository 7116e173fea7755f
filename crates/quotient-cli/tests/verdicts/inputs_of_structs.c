// safe
// assertion -- -DBUG=1
// assertion -- -DBUG=2
// assertion -- -DBUG=3
// assertion -- -DBUG=4
// assertion --extern=nondet -- -DBUG=5
// assertion --extern=nondet -- -DBUG=6
// assertion --nondet 0..3 -- -DBUG=7
// safe --nondet 0..3 -- -DBUG=3
// Structures as inputs, in registers and in memory: each of their parts is any number.
#include <assert.h>
#include <pthread.h>

struct small { int a, b; };
struct mixed { char c; short s; int i; };
struct pair { long a; int b; };
struct large { long a, b, c; };
struct small __VERIFIER_nondet_small(void);
struct mixed __VERIFIER_nondet_mixed(void);
struct pair __VERIFIER_nondet_pair(void);
struct large __VERIFIER_nondet_large(void);
#if BUG == 5 || BUG == 6
struct small some_small(void);
struct large some_large(void);
#endif

static int seen;

static void *thread(void *unused) {
  seen = 1;
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, thread, 0);
  struct small s = __VERIFIER_nondet_small();
  int parts = (s.a > 3) + 2 * (s.b == 7);
#if BUG == 1
  assert(parts != 3);
#elif BUG == 2
  struct mixed m = __VERIFIER_nondet_mixed();
  assert(!(m.c == 3 && m.s == -5 && m.i == 100000));
#elif BUG == 3
  struct pair p = __VERIFIER_nondet_pair();
  assert(!(p.a == 1000000007 && p.b < 0));
#elif BUG == 4
  struct large l = __VERIFIER_nondet_large();
  assert(l.c != 5 || l.a != 6);
#elif BUG == 5
  struct small e = some_small();
  assert(!(e.a == 1 && e.b == 2));
#elif BUG == 6
  struct large e = some_large();
  assert(e.b != 9);
#elif BUG == 7
  struct large l = __VERIFIER_nondet_large();
  assert(l.c != 3 || l.a != 2);
#endif
  assert(parts >= 0);
  pthread_join(t, 0);
  return 0;
}
