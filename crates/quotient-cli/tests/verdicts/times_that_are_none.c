// safe
// safe -- -DTOO_MUCH
// A time limit of less than no nanoseconds, or of a second of them and more, is none: nobody waits for it, and nothing times out.
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <threads.h>

#ifdef TOO_MUCH
static const struct timespec none = {10, 1000000000};
#else
static const struct timespec none = {10, -1};
#endif
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, held = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static sem_t items;
static mtx_t mutex;
static cnd_t condition;

static void *tries(void *unused) {
  pthread_mutex_lock(&m);
  assert(pthread_cond_timedwait(&c, &m, &none) == EINVAL);
  assert(pthread_cond_clockwait(&c, &m, CLOCK_MONOTONIC, &none) == EINVAL);
  assert(pthread_mutex_unlock(&m) == 0);
  assert(pthread_mutex_timedlock(&held, &none) == EINVAL);
  // Who need not wait does not look at it.
  assert(pthread_mutex_timedlock(&m, &none) == 0);
  pthread_mutex_unlock(&m);
  assert(sem_timedwait(&items, &none) == -1 && errno == EINVAL);
  assert(pthread_rwlock_timedrdlock(&lock, &none) == EINVAL);
  assert(pthread_rwlock_timedwrlock(&lock, &none) == EINVAL);
  assert(mtx_timedlock(&mutex, &none) == thrd_error);
  pthread_mutex_lock(&m);
  assert(cnd_timedwait(&condition, (mtx_t *)&m, &none) == thrd_error);
  pthread_mutex_unlock(&m);
  return unused;
}

int main(void) {
  sem_init(&items, 0, 0);
  mtx_init(&mutex, mtx_timed);
  cnd_init(&condition);
  pthread_mutex_lock(&held);
  mtx_lock(&mutex);
  pthread_rwlock_wrlock(&lock);
  pthread_t other;
  pthread_create(&other, 0, tries, 0);
  pthread_join(other, 0);
  return 0;
}
