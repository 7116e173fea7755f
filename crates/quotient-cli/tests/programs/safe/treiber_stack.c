// $ quotient check safe/treiber_stack.c --self-check
// $ quotient check safe/treiber_stack.c --self-check -a rf
// A lock-free stack. Two threads push and pop; nothing is freed while others may look at it.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>

struct node {
  int value;
  struct node *next;
};

static _Atomic(struct node *) top;

static void push(struct node *node) {
  struct node *seen = top;
  do node->next = seen;
  while (!atomic_compare_exchange_weak(&top, &seen, node));
}

static struct node *pop(void) {
  struct node *seen = top;
  while (seen && !atomic_compare_exchange_weak(&top, &seen, seen->next)) {}
  return seen;
}

static void *work(void *arg) {
  struct node *node = malloc(sizeof *node);
  node->value = (int)(intptr_t)arg;
  push(node);
  return pop();
}

int main(void) {
  pthread_t threads[2];
  for (intptr_t i = 0; i < 2; i++) pthread_create(&threads[i], NULL, work, (void *)(i + 1));
  struct node *popped[2];
  for (int i = 0; i < 2; i++) pthread_join(threads[i], (void **)&popped[i]);
  assert(popped[0] && popped[1] && popped[0] != popped[1]);
  assert(popped[0]->value + popped[1]->value == 3);
  assert(top == NULL);
  free(popped[0]);
  free(popped[1]);
  return 0;
}
