// safe
// safe -- -DCOUNT=2
// More threads than a barrier is for: who comes while the last of a round is about to let them go is of the next one.
#include <assert.h>
#include <pthread.h>
#ifndef COUNT
#define COUNT 1
#endif

static pthread_barrier_t barrier;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int ready, last;

static void *meets(void *unused) {
  if (pthread_barrier_wait(&barrier)) {
    pthread_mutex_lock(&m);
    last++;
    pthread_mutex_unlock(&m);
  }
  return unused;
}

// Nobody else has let it go meanwhile.
static void *waits(void *unused) {
  meets(0);
  pthread_mutex_lock(&m);
  if (!ready)
    pthread_cond_wait(&c, &m);
  assert(ready);
  pthread_mutex_unlock(&m);
  return unused;
}

int main(void) {
  pthread_t threads[2 * COUNT];
  pthread_barrier_init(&barrier, 0, COUNT);
  pthread_create(&threads[0], 0, waits, 0);
  for (int i = 1; i < 2 * COUNT; i++)
    pthread_create(&threads[i], 0, meets, 0);
  for (int i = 1; i < 2 * COUNT; i++)
    pthread_join(threads[i], 0);
  pthread_mutex_lock(&m);
  ready = 1;
  pthread_cond_signal(&c);
  pthread_mutex_unlock(&m);
  pthread_join(threads[0], 0);
  assert(last == 2);
  return 0;
}
