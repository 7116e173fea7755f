// A spin loop around a helper function becomes an exchange that waits.
// $ quotient ir safe/spin_lock.c
// $ quotient check safe/spin_lock.c
// $ quotient check safe/spin_lock.c --no-await
// $ quotient check safe/spin_lock.c --no-purity --no-await --no-ifaa --unroll 3
// $ quotient check safe/spin_lock.c -a rf
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

static atomic_int state;
static atomic_int entered;
static int shared;

static bool try_lock(void) {
  int expected = 0;
  return atomic_compare_exchange_strong(&state, &expected, 1);
}

static void *enter(void *arg) {
  while (!try_lock())
    ;
  int before = shared;
  shared = before + 1;
  assert(shared == before + 1);
  state = 0;
  atomic_fetch_add(&entered, 1);
  return arg;
}

int main(void) {
  pthread_t other;
  pthread_create(&other, NULL, enter, NULL);
  enter(NULL);
  pthread_join(other, NULL);
  assert(shared == 2 && entered == 2);
  return 0;
}
