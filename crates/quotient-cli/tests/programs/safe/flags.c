// What comes after -- is clang's.
// $ quotient check safe/flags.c -- -DLIMIT=3
// $ quotient check safe/flags.c -- -DLIMIT=2
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;

static void *add(void *arg) {
  atomic_fetch_add(&x, 1);
  return arg;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, add, NULL);
  pthread_create(&b, NULL, add, NULL);
  assert(x < LIMIT);
  return 0;
}
