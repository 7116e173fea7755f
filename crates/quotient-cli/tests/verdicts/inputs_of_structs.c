// safe
// assertion -- -DBUG=1
// assertion -- -DBUG=2
// assertion -- -DBUG=3
// assertion -- -DBUG=4
// assertion --extern=nondet -- -DBUG=5
// assertion --extern=nondet -- -DBUG=6
// assertion --nondet 0..3 -- -DBUG=7
// safe --nondet 0..3 -- -DBUG=3
// assertion --nondet 0..3 -- -DBUG=8
// assertion --nondet 0..3 -- -DBUG=9
// assertion --nondet 0..3 -- -DBUG=10
// assertion --nondet 0..3 -- -DBUG=11
// assertion --nondet -1..2 -- -DBUG=12
// safe --nondet 0..3 -- -DBUG=13
// Structures as inputs, in registers and in memory: each of their parts is any number.
#include <assert.h>
#include <pthread.h>

struct small { int a, b; };
struct mixed { char c; short s; int i; };
struct pair { long a; int b; };
struct large { long a, b, c; };
struct three { int a, b, c; };
struct bytes { char a, b, c; };
struct floats { float a, b; };
struct small __VERIFIER_nondet_small(void);
struct three __VERIFIER_nondet_three(void);
struct bytes __VERIFIER_nondet_bytes(void);
struct floats __VERIFIER_nondet_floats(void);
double __VERIFIER_nondet_double(void);
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
#elif BUG == 8
  assert(s.a != 1 || s.b != 3);
#elif BUG == 9
  struct three t3 = __VERIFIER_nondet_three();
  assert(t3.a != 1 || t3.b != 2 || t3.c != 3);
#elif BUG == 10
  struct bytes b = __VERIFIER_nondet_bytes();
  assert(b.a != 1 || b.b != 2 || b.c != 3);
#elif BUG == 11
  struct floats f = __VERIFIER_nondet_floats();
  assert(f.a != 1 || f.b != 3);
#elif BUG == 12
  assert(__VERIFIER_nondet_double() != -1.0);
#elif BUG == 13
  assert(s.a >= 0 && s.a < 4 && s.b >= 0 && s.b < 4);
#endif
  assert(parts >= 0);
  pthread_join(t, 0);
  return 0;
}
