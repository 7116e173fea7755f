// race --races
// safe --races -- -DATOMIC
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct config {
  int size, depth;
};

#ifdef ATOMIC
static struct config *_Atomic instance;
#else
static struct config *instance;
#endif
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static struct config *get(void) {
  if (!instance) {
    pthread_mutex_lock(&mutex);
    if (!instance) {
      struct config *made = malloc(sizeof *made);
      made->size = 3;
      made->depth = 4;
      instance = made;
    }
    pthread_mutex_unlock(&mutex);
  }
  return instance;
}

static void *use(void *arg) {
  return get()->size == 3 ? arg : 0;
}

int main(void) {
  pthread_t threads[2];
  for (int i = 0; i < 2; i++)
    pthread_create(&threads[i], 0, use, 0);
  for (int i = 0; i < 2; i++)
    pthread_join(threads[i], 0);
  return 0;
}
