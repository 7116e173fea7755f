// $ quotient check mistakes/aba.c
// A pop is held up while others pop two nodes and push the first one again.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

struct node {
  struct node *next;
} first, second;
_Atomic(struct node *) top;

struct node *pop(void) {
  struct node *old = top;
  while (old && !atomic_compare_exchange_strong(&top, &old, old->next)) {
  }
  return old;
}

void push(struct node *node) {
  node->next = top;
  while (!atomic_compare_exchange_strong(&top, &node->next, node)) {
  }
}

void *popper(void *unused) {
  pop();
  return NULL;
}

int main(void) {
  pthread_t thread;
  push(&second);
  push(&first);
  pthread_create(&thread, NULL, popper, NULL);
  struct node *one = pop(), *two = pop();
  if (one && two) {
    push(one);
    pthread_join(thread, NULL);
    assert(top != two);
  }
}
