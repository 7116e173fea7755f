// $ quotient check safe/ticket_lock.c --self-check
// $ quotient check safe/ticket_lock.c --self-check -a rf
// A ticket lock; waiting for one's turn is an assumption, so that nothing is unbounded.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

void __VERIFIER_assume(int);

static atomic_int next_ticket, serving;
static int counter;

static void *count(void *arg) {
  (void)arg;
  int ticket = next_ticket++;
  __VERIFIER_assume(serving == ticket);
  counter++;
  serving++;
  return NULL;
}

int main(void) {
  pthread_t threads[3];
  for (int i = 0; i < 3; i++) pthread_create(&threads[i], NULL, count, NULL);
  for (int i = 0; i < 3; i++) pthread_join(threads[i], NULL);
  assert(counter == 3);
  return 0;
}
