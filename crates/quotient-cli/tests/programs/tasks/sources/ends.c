/* A thread waits for another, which comes, never comes, or waits itself. */
#include <pthread.h>
#include <stdatomic.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static atomic_int there, x;

static void *come(void *arg) {
#ifdef DEADLOCK
  pthread_mutex_lock(&mutex);
#elif defined COUNTS
  x++;
  x++;
#elif !defined FOREVER
  there = 1;
#endif
  return arg;
}

int main(void) {
  pthread_t other;
  pthread_mutex_lock(&mutex);
  pthread_create(&other, 0, come, 0);
#if defined COUNTS
  x = 7;
#elif !defined DEADLOCK
  while (!there)
    ;
#endif
  pthread_join(other, 0);
  return 0;
}
