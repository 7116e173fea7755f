typedef unsigned long pthread_t;
typedef union {
  struct { int lock; unsigned count; int owner; int kind; unsigned users; int spins; } data;
  char size[24];
  long align;
} pthread_mutex_t;
extern int pthread_create(pthread_t *, const void *, void *(*)(void *), void *);
extern int pthread_join(pthread_t, void **);
extern int pthread_mutex_lock(pthread_mutex_t *);
extern int pthread_mutex_unlock(pthread_mutex_t *);
extern void *malloc(__SIZE_TYPE__);
extern void free(void *);
extern void abort(void);
void reach_error(void) { abort(); }

struct node {
  struct node *next;
  unsigned long value;
};

pthread_mutex_t mutex;
struct node *list;
unsigned long sum = 4294967295ul;

void *add(void *argument) {
  struct node *node = malloc(sizeof *node);
  node->value = (unsigned long)argument;
  pthread_mutex_lock(&mutex);
  node->next = list;
  list = node;
  sum += node->value;
  pthread_mutex_unlock(&mutex);
  return node;
}

int main() {
  pthread_t threads[2];
  void *result;
  pthread_create(&threads[0], 0, add, (void *)1);
  pthread_create(&threads[1], 0, add, (void *)2);
  pthread_join(threads[0], 0);
  pthread_join(threads[1], &result);
  if (sum != 2 || ((struct node *)result)->value != 2)
    reach_error();
  while (list) {
    struct node *next = list->next;
    free(list);
    list = next;
  }
  if (sizeof(struct node) != 8 || sizeof threads != 8)
    reach_error();
}
