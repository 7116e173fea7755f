// safe --leaks
// leak --leaks -- -DCUT
// safe --leaks=all -- -DEMPTIED
#include <pthread.h>
#include <stdlib.h>

struct node {
  int value;
  struct node *next;
};

static struct node *head;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void *push(void *arg) {
  struct node *node = malloc(sizeof *node);
  node->value = 1;
  pthread_mutex_lock(&mutex);
  node->next = head;
  head = node;
  pthread_mutex_unlock(&mutex);
  return arg;
}

int main(void) {
  pthread_t threads[2];
  for (int i = 0; i < 2; i++)
    pthread_create(&threads[i], 0, push, 0);
  for (int i = 0; i < 2; i++)
    pthread_join(threads[i], 0);
#if defined(CUT)
  head->next = 0;
#elif defined(EMPTIED)
  while (head) {
    struct node *next = head->next;
    free(head);
    head = next;
  }
#endif
  return 0;
}
