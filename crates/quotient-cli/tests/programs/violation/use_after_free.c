// $ quotient check violation/use_after_free.c
#include <pthread.h>
#include <stdlib.h>

struct node {
  int key;
  struct node *next;
};

static void *release(void *arg) {
  free(arg);
  return NULL;
}

int main(void) {
  struct node *node = malloc(sizeof *node);
  node->key = 1;
  pthread_t thread;
  pthread_create(&thread, NULL, release, node);
  node->key = 2;
  return 0;
}
