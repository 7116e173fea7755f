// incomplete
// incomplete -- -DAWAITED
// safe -- -DSOME
// Where every execution ends with an assumption that does not hold, be it one that is awaited, nothing was checked.
#include <pthread.h>

void __VERIFIER_assume(int condition);

static int x;

static void *thread(void *unused) {
  x = 1;
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, thread, 0);
#ifdef AWAITED
  __VERIFIER_assume(x == 2);
#elif defined SOME
  __VERIFIER_assume(x == 1);
#else
  int seen = x;
  pthread_join(t, 0);
  __VERIFIER_assume(seen * x > 5);
  return 0;
#endif
  pthread_join(t, 0);
  return 0;
}
