// $ quotient check violation/peterson_order.c
// Peterson's lock with its first two writes in the wrong order.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

void __VERIFIER_assume(int);

static atomic_int wants[2], turn;
static int inside;

static void *enter(void *arg) {
  int me = (int)(intptr_t)arg, other = 1 - me;
  turn = other;
  wants[me] = 1;
  __VERIFIER_assume(!wants[other] || turn == me);
  assert(++inside == 1);
  inside--;
  wants[me] = 0;
  return NULL;
}

int main(void) {
  pthread_t threads[2];
  for (intptr_t i = 0; i < 2; i++) pthread_create(&threads[i], NULL, enter, (void *)i);
  for (int i = 0; i < 2; i++) pthread_join(threads[i], NULL);
  return 0;
}
