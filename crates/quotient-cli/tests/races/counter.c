// race --races
// safe --races -- -DATOMIC
// safe --races -- -DMUTEX
// safe --races -- -DSECTION
#include <pthread.h>
#include <stdatomic.h>

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

#ifdef ATOMIC
static atomic_int counter;
#else
static int counter;
#endif
#ifdef MUTEX
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
#endif

static void *increment(void *arg) {
#if defined(MUTEX)
  pthread_mutex_lock(&mutex);
  counter++;
  pthread_mutex_unlock(&mutex);
#elif defined(SECTION)
  __VERIFIER_atomic_begin();
  counter++;
  __VERIFIER_atomic_end();
#else
  counter++;
#endif
  return arg;
}

int main(void) {
  pthread_t threads[2];
  for (int i = 0; i < 2; i++)
    pthread_create(&threads[i], 0, increment, 0);
  for (int i = 0; i < 2; i++)
    pthread_join(threads[i], 0);
  return counter != 2;
}
