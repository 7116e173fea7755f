// $ quotient check mistakes/log_of_lost_update.c
// An update is lost between two critical sections, and a log written with vprintf tells it.
#include <assert.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>

static int jobs;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void note(const char *format, ...) {
  va_list rest;
  va_start(rest, format);
  vprintf(format, rest);
  va_end(rest);
}

static void *work(void *name) {
  pthread_mutex_lock(&lock);
  int seen = jobs;
  pthread_mutex_unlock(&lock);
  pthread_mutex_lock(&lock);
  jobs = seen + 1;
  pthread_mutex_unlock(&lock);
  note("%s: %d jobs, %.1f each%c\n", (char *)name, seen + 1, 2.5, '.');
  return NULL;
}

int main(void) {
  pthread_t one, two;
  pthread_create(&one, NULL, work, "one");
  pthread_create(&two, NULL, work, "two");
  pthread_join(one, NULL);
  pthread_join(two, NULL);
  assert(jobs == 2);
}
