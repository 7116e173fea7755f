// $ quotient check violation/deadlock.c
// $ quotient check violation/deadlock.c --format json
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t left = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t right = PTHREAD_MUTEX_INITIALIZER;

static void *left_first(void *arg) {
  pthread_mutex_lock(&left);
  pthread_mutex_lock(&right);
  pthread_mutex_unlock(&right);
  pthread_mutex_unlock(&left);
  return arg;
}

static void *right_first(void *arg) {
  pthread_mutex_lock(&right);
  pthread_mutex_lock(&left);
  pthread_mutex_unlock(&left);
  pthread_mutex_unlock(&right);
  return arg;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, left_first, NULL);
  pthread_create(&b, NULL, right_first, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  return 0;
}
