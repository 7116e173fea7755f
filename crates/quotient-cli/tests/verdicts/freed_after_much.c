// memory
// Memory is used that was freed after many other cells had been: more than there are events.
#include <pthread.h>
#include <stdlib.h>

static char *text;
static int *number;

static void *user(void *unused) {
  *number = 1;
  return unused;
}

int main(void) {
  pthread_t thread;
  text = malloc(64);
  for (int i = 0; i < 64; i++)
    text[i] = (char)i;
  number = malloc(sizeof *number);
  *number = 0;
  pthread_create(&thread, NULL, user, NULL);
  free(text);
  free(number);
  pthread_join(thread, NULL);
  return 0;
}
