// A thread spins for ever if of two writes that it may never see the one that would let it go comes first.
// $ quotient check violation/livelock_in_one_order.c
// $ quotient check violation/livelock_in_one_order.c -a rf
// $ quotient check violation/livelock_in_one_order.c -a rf -- -DSWAPPED
#include <pthread.h>
#include <stdatomic.h>

#ifdef SWAPPED
enum { FIRST = 2, SECOND = 1 };
#else
enum { FIRST = 1, SECOND = 2 };
#endif

static atomic_int x, y;

static void *first(void *arg) {
  atomic_store(&x, FIRST);
  return arg;
}

static void *second(void *arg) {
  atomic_store(&x, SECOND);
  return arg;
}

int main(void) {
  pthread_t threads[2];
  pthread_create(&threads[0], 0, first, 0);
  pthread_create(&threads[1], 0, second, 0);
  while (atomic_load(&x) != 1 && atomic_load(&y) != 1)
    ;
  return 0;
}
