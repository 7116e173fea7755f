// safe --uninit
// memory --uninit -- -DLOCAL
// memory --uninit -- -DBRANCH
// memory --uninit -- -DCOPY
// memory --uninit -- -DTEXT
// memory --uninit -- -DGROWN
// safe
// safe -- -DBRANCH
// undefined -- -DLOCAL
// undefined -- -DCOPY
// undefined -- -DTEXT
// undefined -- -DGROWN
// What may be done with memory that is written only in part, and what may not.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct padded {
  char tag;
  int number;
  char last;
};

struct bits {
  unsigned low : 3, high : 5;
  unsigned wide : 20;
};

struct small {
  short a;
  char b;
};

struct padded shared[3];
pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static int order(const void *a, const void *b) {
  return ((const struct padded *)a)->number - ((const struct padded *)b)->number;
}

static int sum(struct small s) { return s.a + s.b; }

static int read_through(const int *p) { return *p; }

static void *work(void *number) {
  struct padded all[3];
  for (int i = 0; i < 3; i++) {
    all[i].tag = 'a';
    all[i].number = 3 - i;
    all[i].last = 'z';
  }
  qsort(all, 3, sizeof all[0], order);
  struct padded copy = all[0];
  assert(copy.number == 1);

  struct bits *bits = malloc(sizeof *bits);
  bits->low = 5;
  bits->wide = 70000;
  bits->high = 0;
  assert(bits->low == 5 && bits->wide == 70000);
  free(bits);

  struct small s;
  s.a = 1;
  s.b = 2;
  assert(sum(s) == 3);

  char *text = malloc(4);
  strcpy(text, "abc");
  text = realloc(text, 8);
#ifdef GROWN
  assert(text[3] == 0 && text[4] != 1);
#endif
  assert(strlen(text) == 3);
  free(text);

  int *zeros = calloc(4, sizeof *zeros);
  assert(zeros[3] == 0);
  free(zeros);

  int late;
  if (number)
    late = 1;
#ifdef BRANCH
  if (late == 1)
    return 0;
#else
  if (number)
    assert(late == 1);
#endif

#ifdef LOCAL
  int unset;
  assert(read_through(&unset) != 7);
#endif
#ifdef COPY
  struct padded from, to;
  from.tag = 'x';
  memcpy(&to, &from, sizeof to);
  assert(to.tag == 'x');
  assert(to.number != 7);
#endif
#ifdef TEXT
  char buffer[8];
  buffer[0] = 'x';
  assert(strlen(buffer) != 3);
#endif

  pthread_mutex_lock(&mutex);
  memcpy(shared, all, sizeof all);
  assert(shared[2].number == 3);
  pthread_mutex_unlock(&mutex);
  return 0;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, 0, work, 0);
  work(0);
  pthread_join(thread, 0);
}
