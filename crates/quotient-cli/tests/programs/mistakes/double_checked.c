// $ quotient check mistakes/double_checked.c
// The pointer is there before what it points to is filled in.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

struct config {
  int port;
} *config;
pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

struct config *get(void) {
  if (config == NULL) {
    pthread_mutex_lock(&lock);
    if (config == NULL) {
      config = calloc(1, sizeof *config);
      config->port = 80;
    }
    pthread_mutex_unlock(&lock);
  }
  return config;
}

void *serve(void *unused) {
  assert(get()->port == 80);
  return NULL;
}

int main(void) {
  pthread_t one, two;
  pthread_create(&one, NULL, serve, NULL);
  pthread_create(&two, NULL, serve, NULL);
  pthread_join(one, NULL);
  pthread_join(two, NULL);
}
