// deadlock -- -DRECURSIVE
// safe -- -DRECURSIVE -DONCE
// safe -- -DROBUST
// safe -- -DCHECKED
// safe -- -DC11
// A wait gives the mutex back, and takes it again, as the kind of the mutex asks.
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <threads.h>

static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int ready;

#ifdef RECURSIVE
static pthread_mutex_t m = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
static void *sets(void *unused) {
  pthread_mutex_lock(&m);
  ready = 1;
  pthread_cond_signal(&c);
  pthread_mutex_unlock(&m);
  return unused;
}
// Locked twice it stays locked while the thread waits.
static void waits(void) {
  pthread_mutex_lock(&m);
#ifndef ONCE
  pthread_mutex_lock(&m);
#endif
  while (!ready)
    assert(pthread_cond_wait(&c, &m) == 0);
#ifndef ONCE
  assert(pthread_mutex_unlock(&m) == 0);
#endif
  assert(pthread_mutex_unlock(&m) == 0);
  assert(pthread_mutex_unlock(&m) == EPERM);
}
#elif defined ROBUST
static pthread_mutex_t m;
static void *sets(void *unused) {
  int error = pthread_mutex_lock(&m);
  assert(error == 0 || error == EOWNERDEAD);
  ready = 1;
  pthread_cond_signal(&c);
  return unused;
}
// Who has signalled ends with the mutex.
static void waits(void) {
  pthread_mutexattr_t robust;
  pthread_mutexattr_init(&robust);
  pthread_mutexattr_setrobust(&robust, PTHREAD_MUTEX_ROBUST);
  pthread_mutex_init(&m, &robust);
  pthread_mutex_lock(&m);
  pthread_t other;
  pthread_create(&other, 0, sets, 0);
  int error = 0;
  while (!ready && !error)
    error = pthread_cond_wait(&c, &m);
  assert(error == EOWNERDEAD && ready);
  pthread_mutex_consistent(&m);
  pthread_mutex_unlock(&m);
  pthread_join(other, 0);
}
#elif defined CHECKED
static pthread_mutex_t m = PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP;
// Who has not the mutex does not wait, and takes no signal away.
static void *sets(void *unused) {
  struct timespec soon = {10, 0};
  assert(pthread_cond_wait(&c, &m) == EPERM);
  assert(pthread_cond_timedwait(&c, &m, &soon) == EPERM);
  pthread_mutex_lock(&m);
  ready = 1;
  pthread_cond_signal(&c);
  pthread_mutex_unlock(&m);
  return unused;
}
static void waits(void) {
  pthread_mutex_lock(&m);
  while (!ready)
    assert(pthread_cond_wait(&c, &m) == 0);
  pthread_mutex_unlock(&m);
}
#elif defined C11
static mtx_t m;
static cnd_t condition;
static void *sets(void *unused) {
  mtx_lock(&m);
  ready = 1;
  cnd_signal(&condition);
  mtx_unlock(&m);
  return unused;
}
static void waits(void) {
  struct timespec soon = {10, 0}, none = {10, -1};
  mtx_init(&m, mtx_timed | mtx_recursive);
  cnd_init(&condition);
  assert(cnd_wait(&condition, &m) == thrd_error);
  assert(mtx_timedlock(&m, &none) == thrd_success);
  assert(mtx_timedlock(&m, &soon) == thrd_success);
  mtx_unlock(&m);
  pthread_t other;
  pthread_create(&other, 0, sets, 0);
  assert(cnd_timedwait(&condition, &m, &none) == thrd_error);
  while (!ready)
    assert(cnd_wait(&condition, &m) == thrd_success);
  mtx_unlock(&m);
  pthread_join(other, 0);
}
#endif

int main(void) {
#if defined ROBUST || defined C11
  waits();
#else
  pthread_t other;
  pthread_create(&other, 0, sets, 0);
  waits();
  pthread_join(other, 0);
#endif
  return 0;
}
