// safe --uninit --self-check
// memory --uninit --self-check -- -DNEVER
// safe --self-check
// undefined --self-check -- -DNEVER
// No number is what memory holds that was never written.
#include <pthread.h>
#include <stdlib.h>

static unsigned long long *p;

static void *writer(void *arg) {
  (void)arg;
#ifndef NEVER
  *p = 0xa5c396e71b2d487fULL;
#endif
  return NULL;
}

int main(void) {
  pthread_t thread;
  p = malloc(sizeof *p);
  pthread_create(&thread, NULL, writer, NULL);
  pthread_join(thread, NULL);
  unsigned long long found = *p;
  free(p);
  return found == 0;
}
