#include <assert.h>
#include <counting.h>
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *worker(void *argument) {
#ifdef LOCKED
  pthread_mutex_lock(&lock);
  count();
  pthread_mutex_unlock(&lock);
#else
  count();
#endif
  return argument;
}

int main(void) {
  pthread_t other;
  pthread_create(&other, NULL, worker, NULL);
  worker(NULL);
  pthread_join(other, NULL);
  assert(counter == 2 * ROUNDS);
}
