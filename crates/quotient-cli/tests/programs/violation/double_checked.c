// $ quotient check violation/double_checked.c
// Double-checked locking that says "ready" before it is: who looks without the lock sees nothing.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int ready;
static struct config {
  int size;
} *config;

static struct config *get(void) {
  if (!ready) {
    pthread_mutex_lock(&lock);
    if (!ready) {
      ready = 1;
      config = malloc(sizeof *config);
      config->size = 42;
    }
    pthread_mutex_unlock(&lock);
  }
  return config;
}

static void *use(void *arg) {
  (void)arg;
  assert(get()->size == 42);
  return NULL;
}

int main(void) {
  pthread_t threads[2];
  for (int i = 0; i < 2; i++) pthread_create(&threads[i], NULL, use, NULL);
  for (int i = 0; i < 2; i++) pthread_join(threads[i], NULL);
  return 0;
}
