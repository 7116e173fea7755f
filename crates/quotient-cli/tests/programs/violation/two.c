// The first violation is enough, unless the user wants all.
// $ quotient check violation/two.c
// $ quotient check violation/two.c --keep-going
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;

static void *writer(void *arg) {
  x = 1;
  x = 2;
  return arg;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, writer, NULL);
  int seen = x;
  if (seen == 1)
    assert(!"one");
  if (seen == 2)
    assert(!"two");
  return 0;
}
