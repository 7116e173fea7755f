// Far more executions than anybody waits for.
// $ quotient check incomplete/long.c --no-ifaa --max-executions 1000
// $ quotient check incomplete/long.c --no-ifaa --preemptions 1
// $ quotient check incomplete/long.c --preemptions 1
// $ quotient check incomplete/long.c --preemptions 1 -a rf
// $ quotient sample incomplete/long.c --preemptions 1
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x;

static void *writer(void *arg) {
  for (int i = 0; i < 20; i++)
    atomic_fetch_add(&x, 1);
  return arg;
}

int main(void) {
  pthread_t threads[4];
  for (int i = 0; i < 4; i++)
    pthread_create(&threads[i], NULL, writer, NULL);
  return 0;
}
