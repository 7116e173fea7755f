// An assertion, a function and branches that no execution reaches.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int x, y;

int unused(int a) { // function
  return a + x;
}

static void report(int value) { // function
  y = value;
}

// Says that something is wrong, and is no function to be missed.
static void fail(void) { assert(0); }

static void *work(void *arg) {
  x = 1;
  int r = y;
  if (r == 5) {
    assert(x == 1); // assertion branch
    y = 3;
  }
  if (r == 0)
    x = 2;
  else
    x = 3;
  switch (r) {
  case 0:
  case 1:
    x = 4;
    break;
  case 2:
    report(r); // branch
    break;
  default:
    fail();
  }
  assert(r < 2);
  return arg;
}

int main(void) {
  pthread_t thread;
  if (pthread_create(&thread, 0, work, 0) != 0)
    abort();
  y = 1;
  pthread_join(thread, 0);
  int *p = malloc(4);
  if (!p)
    return 1;
  *p = x;
  if (*p < 2 || y == 9)
    x = 7; // branch
  free(p);
  return 0;
}
