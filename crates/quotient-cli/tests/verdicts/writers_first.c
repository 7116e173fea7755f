// deadlock -- -DAGAIN
// deadlock -- -DAGAIN -DATTRIBUTE
// deadlock -- -DAGAIN -DOWN
// deadlock -- -DAGAIN -DOWN -DASSIGNED
// safe -- -DAGAIN -DREADERS_FIRST
// safe
// safe -- -DATTRIBUTE
// safe -- -DTIMED
// A read-write lock that prefers writers keeps readers out while a writer waits, also those who have it already.
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>

#ifdef OWN
static pthread_rwlock_t *its;
#define lock (*its)
#elif defined ATTRIBUTE || defined READERS_FIRST
static pthread_rwlock_t lock;
#else
static pthread_rwlock_t lock = PTHREAD_RWLOCK_WRITER_NONRECURSIVE_INITIALIZER_NP;
#endif
static int data;

static void initialise(void) {
#ifdef READERS_FIRST
  int kind = PTHREAD_RWLOCK_PREFER_READER_NP;
#else
  int kind = PTHREAD_RWLOCK_PREFER_WRITER_NONRECURSIVE_NP;
#endif
#if defined ATTRIBUTE || defined READERS_FIRST
  pthread_rwlockattr_t attributes;
  pthread_rwlockattr_init(&attributes);
  pthread_rwlockattr_setkind_np(&attributes, kind);
  pthread_rwlock_init(&lock, &attributes);
#else
  (void)kind;
#endif
}

static void *writes(void *unused) {
  pthread_rwlock_wrlock(&lock);
  data++;
  pthread_rwlock_unlock(&lock);
  return unused;
}

static int locks_to_read(void) {
#ifdef TIMED
  struct timespec soon = {10, 0};
  int error = pthread_rwlock_timedrdlock(&lock, &soon);
  assert(error == 0 || error == ETIMEDOUT);
  return !error;
#elif defined AGAIN
  return !pthread_rwlock_rdlock(&lock);
#else
  return !pthread_rwlock_tryrdlock(&lock);
#endif
}

int main(void) {
#ifdef ASSIGNED
  pthread_rwlock_t own;
  own = (pthread_rwlock_t)PTHREAD_RWLOCK_WRITER_NONRECURSIVE_INITIALIZER_NP;
  its = &own;
#elif defined OWN
  pthread_rwlock_t own = PTHREAD_RWLOCK_WRITER_NONRECURSIVE_INITIALIZER_NP;
  its = &own;
#endif
  initialise();
  pthread_t other;
  pthread_create(&other, 0, writes, 0);
  pthread_rwlock_rdlock(&lock);
  int before = data;
  if (locks_to_read()) {
    assert(data == before);
    pthread_rwlock_unlock(&lock);
  }
  assert(data == before);
  pthread_rwlock_unlock(&lock);
  pthread_join(other, 0);
  assert(data == 1);
  return 0;
}
