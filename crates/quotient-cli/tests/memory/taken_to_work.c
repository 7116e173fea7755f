// What the library looks at in its own locks may be old, and it finds out; what readers of a lock do is in no order that a model could break.
// robust: -DSTORES
// robust: -DWRITER
// robust: -DONCE
// robust: -DBARRIER
// robust: -DSEMAPHORE
// race: -DPLAIN
// stale: -DNO_LOCK
#include "orders.h"
#include <semaphore.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static pthread_once_t control = PTHREAD_ONCE_INIT;
static atomic_int x, y;
static int data;

#define SET(variable, value) atomic_store_explicit(&variable, value, memory_order_relaxed)
#define GET(variable) atomic_load_explicit(&variable, memory_order_relaxed)

static pthread_barrier_t barrier;
static sem_t items;

static void initialise(void) { data = 1; }

// The barrier is for one: whoever comes goes on.
__attribute__((constructor)) static void set_up(void) {
  pthread_barrier_init(&barrier, 0, 1);
  sem_init(&items, 0, 0);
}

static void write_as_reader(int value) {
  pthread_rwlock_rdlock(&lock);
#ifdef PLAIN
  data = value;
#else
  SET(x, value);
#endif
  pthread_rwlock_unlock(&lock);
}

static void *first(void *unused) {
#ifdef ONCE
  pthread_once(&control, initialise);
  SET(y, 1);
#elif defined BARRIER
  data = 1;
  pthread_barrier_wait(&barrier);
  SET(y, 1);
#elif defined SEMAPHORE
  data = 1;
  sem_post(&items);
  SET(y, 1);
#elif defined NO_LOCK
  SET(x, 1);
  SET(y, 1);
#else
  write_as_reader(1);
  SET(y, 1);
#endif
  return unused;
}

static void *second(void *unused) {
#if defined STORES || defined PLAIN
  write_as_reader(2);
#elif defined NO_LOCK
  if (GET(y))
    assert(GET(x));
#elif defined BARRIER
  if (GET(y)) {
    pthread_barrier_wait(&barrier);
    assert(data == 1);
  }
#elif defined SEMAPHORE
  sem_wait(&items);
  assert(data == 1);
  sem_post(&items);
  if (GET(y))
    sem_wait(&items);
#elif defined ONCE
  if (GET(y)) {
    pthread_once(&control, initialise);
    assert(data == 1);
  }
#else
  // That the lock is free again is not told by y.
  if (GET(y)) {
    pthread_rwlock_wrlock(&lock);
    assert(GET(x));
    pthread_rwlock_unlock(&lock);
  }
#endif
  return unused;
}

MAIN(first, second)
