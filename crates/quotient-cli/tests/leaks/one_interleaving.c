// leak --leaks
// safe --leaks -- -DEXCHANGE
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static int *_Atomic slot;

/* Whoever comes second throws away what the first has left, but only the exchange sees it. */
static void *put(void *arg) {
  int *mine = malloc(sizeof *mine);
  *mine = 1;
#ifdef EXCHANGE
  free(atomic_exchange(&slot, mine));
#else
  if (atomic_load(&slot))
    free(mine);
  else
    atomic_store(&slot, mine);
#endif
  return arg;
}

int main(void) {
  pthread_t threads[2];
  for (int i = 0; i < 2; i++)
    pthread_create(&threads[i], 0, put, 0);
  for (int i = 0; i < 2; i++)
    pthread_join(threads[i], 0);
  return 0;
}
