// safe --races
// race --races -- -DOUTSIDE
// safe --races -- -DATOMIC
#include <pthread.h>
#include <stdatomic.h>

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

#ifdef ATOMIC
static atomic_int x;
#else
static int x;
#endif
static int y;

static void *inside(void *arg) {
  __VERIFIER_atomic_begin();
  x = 1;
  y = 1;
  __VERIFIER_atomic_end();
  return arg;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, 0, inside, 0);
#if defined(OUTSIDE)
  int got = x;
#elif defined(ATOMIC)
  int got = x;
#else
  __VERIFIER_atomic_begin();
  int got = x;
  __VERIFIER_atomic_end();
#endif
  pthread_join(thread, 0);
  return got + y;
}
