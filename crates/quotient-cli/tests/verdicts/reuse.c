// safe
// assertion --reuse
// assertion --reuse -- -DREALLOC
// safe --reuse -- -DOTHER_SIZE
// safe --reuse -- -DKEPT
// memory --reuse -- -DUSED_AFTER_FREE
// memory --reuse -- -DFREED_TWICE
// safe --reuse -- -DZEROED
// A thread takes a block that it has seen before for the same one (ABA): wrong only if memory is given out again.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static _Atomic(int *) slot;
static atomic_int version;

static void *taker(void *unused) {
  int before = atomic_load(&version);
  int *seen = atomic_load(&slot);
  if (seen && atomic_load(&version) == before && atomic_compare_exchange_strong(&slot, &seen, NULL)) {
    assert(atomic_load(&version) == before);
#ifdef FREED_TWICE
    free(seen);
    free(seen);
#endif
  }
  return unused;
}

static void *replacer(void *unused) {
  int *old = atomic_exchange(&slot, NULL);
  if (!old)
    return unused;
#if defined(ZEROED)
  *old = 5;
  free(old);
  int *new = calloc(1, sizeof *new);
  assert(*new == 0);
  *new = 7;
  new = realloc(new, 2 * sizeof *new);
  assert(*new == 7);
  free(new);
  return unused;
#elif defined(KEPT)
  int *new = malloc(sizeof *new);
  free(old);
#elif defined(OTHER_SIZE)
  free(old);
  int *new = malloc(2 * sizeof *new);
#elif defined(REALLOC)
  free(old);
  int *new = realloc(NULL, sizeof *new);
#else
  free(old);
  int *new = malloc(sizeof *new);
#endif
#if defined(USED_AFTER_FREE)
  *old = 1;
  return unused;
#elif defined(FREED_TWICE)
  return unused;
#endif
  atomic_fetch_add(&version, 1);
  atomic_store(&slot, new);
  return unused;
}

int main(void) {
  pthread_t first, second;
  atomic_store(&slot, malloc(sizeof(int)));
  pthread_create(&first, NULL, taker, NULL);
  pthread_create(&second, NULL, replacer, NULL);
  pthread_join(first, NULL);
  pthread_join(second, NULL);
  return 0;
}
