// An assumption cuts executions off; the report says how many.
// $ quotient check safe/assume.c --no-await
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

void __VERIFIER_assume(int);

static atomic_int ready;
static int data;

static void *reader(void *arg) {
  __VERIFIER_assume(ready == 1);
  assert(data == 42);
  return arg;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, reader, NULL);
  data = 42;
  ready = 1;
  pthread_join(thread, NULL);
  return 0;
}
