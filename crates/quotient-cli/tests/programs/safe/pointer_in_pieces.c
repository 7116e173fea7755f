// $ quotient check safe/pointer_in_pieces.c
// A pointer that goes from thread to thread byte by byte: what it points to is shared from its beginning.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static unsigned char bytes[sizeof(int *)];

static void *give(void *arg) {
  (void)arg;
  int *number = malloc(sizeof *number);
  *number = 1;
  for (unsigned i = 0; i < sizeof number; i++) bytes[i] = ((unsigned char *)&number)[i];
  return NULL;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, give, NULL);
  pthread_join(thread, NULL);
  int *number;
  for (unsigned i = 0; i < sizeof number; i++) ((unsigned char *)&number)[i] = bytes[i];
  assert(*number == 1);
  return 0;
}
