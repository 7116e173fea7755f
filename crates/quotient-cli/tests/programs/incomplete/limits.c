// The limits that a user sets. The counts of the run that is out of time differ from machine to
// machine; other tests look at it.
// $ quotient check incomplete/limits.c --max-executions 3 --no-ifaa
// $ quotient check incomplete/limits.c --max-executions 3 --no-ifaa --format json
// $ quotient check incomplete/limits.c --max-events 7
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x;

static void *writer(void *arg) {
  for (int i = 0; i < 3; i++)
    atomic_fetch_add(&x, 1);
  return arg;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, writer, NULL);
  pthread_create(&b, NULL, writer, NULL);
  return 0;
}
