// $ quotient check mistakes/reference_count.c
// The count is looked at after it was counted down: two see zero.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct shared {
  atomic_int references;
  int data;
};

void release(struct shared *object) {
  object->references--;
  if (object->references == 0)
    free(object);
}

void *user(void *argument) {
  release(argument);
  return NULL;
}

int main(void) {
  pthread_t thread;
  struct shared *object = malloc(sizeof *object);
  object->references = 2;
  pthread_create(&thread, NULL, user, object);
  release(object);
  pthread_join(thread, NULL);
}
