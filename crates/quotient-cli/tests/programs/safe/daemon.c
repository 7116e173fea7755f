// Threads that wait when main returns end with the process.
// $ quotient check safe/daemon.c
// $ quotient check safe/daemon.c -a view
#include <pthread.h>
#include <stdatomic.h>

static atomic_int stop;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t more = PTHREAD_COND_INITIALIZER;

static void *spins(void *arg) {
  while (!stop)
    ;
  return NULL;
}

static void *sleeps(void *arg) {
  pthread_mutex_lock(&mutex);
  pthread_cond_wait(&more, &mutex);
  pthread_mutex_unlock(&mutex);
  return NULL;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, spins, NULL);
  pthread_detach(thread);
  pthread_create(&thread, NULL, sleeps, NULL);
  return 0;
}
