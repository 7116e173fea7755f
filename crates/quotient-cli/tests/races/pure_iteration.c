// race --races
// safe --races -- -DATOMIC
#include <pthread.h>
#include <stdatomic.h>

static atomic_int go;
#ifdef ATOMIC
static atomic_int hint;
#else
static int hint;
#endif

/* The loop reads `hint` only while it waits: an iteration that leads nowhere, and races. */
static void *wait(void *arg) {
  while (!atomic_load(&go))
    if (hint == 7)
      break;
  return arg;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, 0, wait, 0);
  hint = 1;
  atomic_store(&go, 1);
  pthread_join(thread, 0);
  return 0;
}
