// Variables that have ended, with their block or with their function, and locks that a thread takes twice.
#include <pthread.h>

static int *kept;

static int keep(int again) {
  int own = 1;
  if (again)
    return *kept;
  kept = &own;
  return 0;
}

static void in_line_of_rwlock(pthread_mutex_t *mutex) {
  pthread_mutex_lock(mutex);
  pthread_mutex_lock(mutex);
}

int main(void) {
#if defined FUNCTION // The second call has a variable of its own.
  return keep(0) + keep(1);
#elif defined BLOCK
  {
    int inner = 2;
    kept = &inner;
    keep(*kept > 2);
    kept = &inner;
  }
  return keep(1);
#elif defined MUTEX
  pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
  in_line_of_rwlock(&mutex);
#else
  pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
  pthread_rwlock_wrlock(&lock);
  pthread_rwlock_wrlock(&lock);
#endif
}
