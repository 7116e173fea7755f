// $ quotient check violation/abort.c
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int owner = -1;

static void *claim(void *arg) {
  int nobody = -1;
  if (!atomic_compare_exchange_strong(&owner, &nobody, 7))
    abort();
  return arg;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, claim, NULL);
  pthread_create(&b, NULL, claim, NULL);
  return 0;
}
