// safe
// undefined -- -DHEAP
// undefined -- -DARRAY
// undefined -- -DMEMBER
// undefined -- -DPOINTER
// undefined -- -DBEFORE_THREADS
// undefined -- -DADD
// undefined -- -DWAIT
// undefined -- -DPARTLY
// Whether memory was written that is read shows only when the program runs. What is written by whatever writes is written.
#include <alloca.h>
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

union number {
  int whole;
  char bytes[4];
};

struct option {
  long value;
  int is_some;
};

struct pair {
  int first, second;
};

struct node {
  struct node *next;
  int value;
} *list;

struct waits {
  atomic_int ready, count;
};

static int *global;
static _Thread_local int own[2];

static int element(int *all, int n) { return all[n]; }

static void set_some(int *to, int whether) {
  if (whether)
    *to = 1;
}

static struct option nothing(void) {
  struct option option;
  option.is_some = 0;
  return option;
}

static void *puts_zero(void *to) {
  *(int *)to = 0;
  return 0;
}

static void *adds_node(void *unused) {
  struct node *node = malloc(sizeof *node);
  node->next = 0;
  node->value = 0;
  list = node;
  return unused;
}

static void *counts(void *arg) {
  struct waits *waits = arg;
#ifdef WAIT
  while (!atomic_load(&waits->ready))
    ;
#endif
#ifdef ADD
  atomic_fetch_add(&waits->count, 1);
#endif
  return waits;
}

static void *reads(void *unused) {
#ifdef PARTLY
  assert(global[1] != 7);
#endif
  return unused;
}

static void uses_what_is_written(int some) {
  char *text = malloc(20);
  memset(text, 0, 20);
  assert(text[10] == 0);
  int *zeros = calloc(30, sizeof *zeros);
  assert(zeros[29] == 0 && own[1] == 0);
  union number number;
  number.whole = 0;
  assert(number.bytes[3] == 0);
  int length = some + 3, variable[length];
  for (int i = 0; i < length; i++)
    variable[i] = 0;
  assert(variable[2] == 0);
  char *short_lived = alloca(16);
  strcpy(short_lived, "hello");
  assert(strlen(short_lived) == 5);
  text = realloc(text, 100);
  assert(text[19] == 0);
  char line[40];
  snprintf(line, sizeof line, "%d", 0);
  assert(line[0] == '0' && line[1] == 0);
  struct option option = nothing(), *kept = malloc(sizeof *kept);
  *kept = option;
  assert(!kept->is_some);
  int *many = malloc(1000 * sizeof *many);
  for (int i = 0; i < 1000; i++)
    many[i] = 0;
  for (int i = 0; i < 1000; i++)
    assert(!many[i]);
}

int main(int argc, char **argv) {
  uses_what_is_written(argc);
#ifdef HEAP
  int *heap = malloc(8);
  heap[1] = 1;
  assert(heap[0] != 7);
#endif
#ifdef ARRAY
  int array[4];
  array[0] = 1;
  assert(element(array, 2) != 7);
#endif
#ifdef MEMBER
  struct pair *pair = malloc(sizeof *pair), copy;
  pair->first = 1;
  copy = *pair;
  assert(element(&copy.first, 0) == 1 && copy.second != 7);
#endif
#ifdef POINTER
  int maybe;
  set_some(&maybe, argc > 1);
  assert(maybe != 7);
#endif
  global = malloc(8);
  *global = 0;
#ifdef BEFORE_THREADS
  assert(global[1] != 7);
#endif
  int results[2];
  pthread_t threads[4];
  struct waits *waits = malloc(sizeof *waits);
  pthread_create(&threads[0], 0, puts_zero, &results[0]);
  pthread_create(&threads[1], 0, adds_node, 0);
  pthread_create(&threads[2], 0, counts, waits);
  pthread_create(&threads[3], 0, reads, 0);
#ifdef WAIT
  atomic_store(&waits->ready, 1);
#endif
  for (int i = 0; i < 4; i++)
    pthread_join(threads[i], 0);
  assert(results[0] == 0 && list->value == 0 && !list->next && *global == 0);
}
