// A loop that is left in two places, neither of which is ever reached: each thread sees the other's number, and
// waits for a sum that there is not.
// $ quotient check violation/livelock_sum.c
// $ quotient check violation/livelock_sum.c -a rf
#include <pthread.h>
#include <stdatomic.h>

static atomic_int first, second;

static void *waiter(void *arg) {
  for (;;) {
    int sum = first + second;
    if (sum % 3 == 2)
      break;
    if (sum > 3)
      break;
  }
  return NULL;
}

static void *writer(void *arg) {
  atomic_store((atomic_int *)arg, arg == (void *)&first ? 1 : 2);
  return NULL;
}

int main(void) {
  pthread_t threads[3];
  pthread_create(&threads[0], NULL, waiter, NULL);
  pthread_create(&threads[1], NULL, writer, (void *)&first);
  pthread_create(&threads[2], NULL, writer, (void *)&second);
  for (int i = 0; i < 3; i++)
    pthread_join(threads[i], NULL);
  return 0;
}
