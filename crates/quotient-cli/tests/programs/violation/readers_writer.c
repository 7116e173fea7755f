// $ quotient check violation/readers_writer.c
// The first reader takes the writers' mutex and the last one gives it back. That need not be the
// same thread, and a mutex belongs to the thread that locked it.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t count_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t write_lock = PTHREAD_MUTEX_INITIALIZER;
static int readers, data;

static void *reader(void *arg) {
  (void)arg;
  pthread_mutex_lock(&count_lock);
  if (++readers == 1) pthread_mutex_lock(&write_lock);
  pthread_mutex_unlock(&count_lock);
  assert(data % 2 == 0);
  pthread_mutex_lock(&count_lock);
  if (--readers == 0) pthread_mutex_unlock(&write_lock);
  pthread_mutex_unlock(&count_lock);
  return NULL;
}

int main(void) {
  pthread_t threads[2];
  for (int i = 0; i < 2; i++) pthread_create(&threads[i], NULL, reader, NULL);
  pthread_mutex_lock(&write_lock);
  data += 2;
  pthread_mutex_unlock(&write_lock);
  for (int i = 0; i < 2; i++) pthread_join(threads[i], NULL);
  return 0;
}
