// safe --leaks=all
// leak --leaks -- -DKEEP
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

static pthread_key_t key;

static void *work(void *arg) {
  pthread_setspecific(key, strdup("mine"));
  char *text = malloc(4);
  strcpy(text, "abc");
  text = realloc(text, 16);
  strcat(text, "def");
#ifndef KEEP
  free(text);
#endif
  return arg;
}

int main(void) {
  pthread_t thread;
  pthread_key_create(&key, free);
  pthread_create(&thread, 0, work, 0);
  pthread_join(thread, 0);
  return 0;
}
