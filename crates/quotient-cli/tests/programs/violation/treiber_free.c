// $ quotient check violation/treiber_free.c
// A lock-free stack whose nodes are freed as soon as they are popped: another thread that is
// about to pop the same node still reads its link.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
  int value;
  struct node *next;
};

static _Atomic(struct node *) top;

static void *work(void *arg) {
  (void)arg;
  struct node *seen = top;
  while (seen && !atomic_compare_exchange_weak(&top, &seen, seen->next)) {}
  free(seen);
  return NULL;
}

int main(void) {
  for (int i = 0; i < 2; i++) {
    struct node *node = malloc(sizeof *node);
    node->value = i;
    node->next = top;
    top = node;
  }
  pthread_t threads[2];
  for (int i = 0; i < 2; i++) pthread_create(&threads[i], NULL, work, NULL);
  for (int i = 0; i < 2; i++) pthread_join(threads[i], NULL);
  return 0;
}
