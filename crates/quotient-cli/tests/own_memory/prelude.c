// What main does before it creates a thread: WORK, one of
//   nothing  leaves everything zero, or as initialised;
//   fill     writes a table, through a mutex, an atomic and a list of heap blocks;
//   hold     the same, and holds a mutex when it creates the threads, for a moment.
// The threads read what it left, and race for a counter.

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

enum { SIZE = 30000 };

struct node {
  int value;
  struct node *next;
};

static int table[SIZE];
static atomic_int filled;
static struct node *list;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int counter;

static void nothing(void) {}

static void fill(void) {
  for (int i = 0; i < SIZE; i++)
    table[i] = i;
  for (int i = 0; i < 3; i++) {
    struct node *node = malloc(sizeof *node);
    node->value = i;
    node->next = list;
    pthread_mutex_lock(&lock);
    list = node;
    pthread_mutex_unlock(&lock);
    atomic_fetch_add(&filled, SIZE / 3);
  }
}

static void hold(void) {
  fill();
  pthread_mutex_lock(&lock);
}

static void *work(void *unused) {
  int all = atomic_load(&filled);
  struct node *first = list;
  assert(all == 0 || all == SIZE);
  assert(all == 0 ? !first : first->value == 2 && first->next->value == 1);
  assert(table[SIZE - 1] == (all ? SIZE - 1 : 0));
  pthread_mutex_lock(&lock);
  counter++;
  pthread_mutex_unlock(&lock);
  return unused;
}

int main(void) {
  void (*before)(void) = WORK;
  before();
  pthread_t a, b;
  pthread_create(&a, 0, work, 0);
  pthread_create(&b, 0, work, 0);
  if (before == hold)
    pthread_mutex_unlock(&lock);
  pthread_join(a, 0);
  pthread_join(b, 0);
  assert(counter == 2);
}
