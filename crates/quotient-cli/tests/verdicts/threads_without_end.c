// assertion --max-threads 100
// assertion --max-threads 100 -- -DNESTED
// assertion --max-threads 100 -- -DCHAIN
// assertion --max-threads 100 -- -DTURNS
// incomplete --max-threads 100 --rounds 1 -- -DCHAIN -DSAFE
// incomplete --max-threads 100 --rounds 1 -- -DNESTED -DSAFE
// Threads are created for ever: in a loop, by main or by another thread, or each by the one before. Beside them an update is lost.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;

static void create(void *(*begin)(void *)) {
  pthread_t thread;
  pthread_create(&thread, 0, begin, 0);
  pthread_detach(thread);
}

static void *nothing(void *unused) { return unused; }

static void *many(void *unused) {
  for (;;)
    create(nothing);
  return unused;
}

static void *next(void *unused) {
  create(next);
  return unused;
}

static void *pong(void *unused);

static void *ping(void *unused) {
  create(pong);
  return unused;
}

static void *pong(void *unused) {
  create(ping);
  return unused;
}

static void *increments(void *unused) {
#ifdef SAFE
  atomic_fetch_add(&x, 1);
#else
  int seen = x;
  x = seen + 1;
#endif
  return unused;
}

int main(void) {
  pthread_t one, other;
#if defined NESTED
  create(many);
#elif defined CHAIN
  create(next);
#elif defined TURNS
  create(ping);
#endif
  pthread_create(&one, 0, increments, 0);
  pthread_create(&other, 0, increments, 0);
  pthread_join(one, 0);
  pthread_join(other, 0);
  assert(x == 2);
#if !defined NESTED && !defined CHAIN && !defined TURNS
  many(0);
#endif
}
