// One thread sets a device up, waits and takes it down; three use it once it is set up. Whoever
// waits looks at most N times, then gives up.
// After RVF-SMC (Agarwal et al. 2021), table 1, and SV-COMP. The paper's own program is not known: it
// gives other counts. Mazurkiewicz traces: 22273, 335299, 1662643 for N = 1, 2, 3.
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

#ifndef N
#define N 1
#endif

static atomic_int usecount, locked, flag, released;

static bool await(atomic_int *variable) {
  for (int looks = 0; looks < N; looks++)
    if (*variable != 0)
      return true;
  return false;
}

static void *device(void *arg) {
  usecount = 0;
  locked = 0;
  released = 1;
  if (!await(&flag))
    return arg;
  usecount = usecount - 1;
  locked = 0;
  (void)atomic_load(&usecount);
  return arg;
}

static void *user(void *arg) {
  if (!await(&released))
    return arg;
  usecount = usecount + 1;
  if (locked != 0)
    return arg;
  locked = 1;
  flag = 1;
  return arg;
}

int main(void) {
  pthread_t threads[4];
  pthread_create(&threads[0], NULL, device, NULL);
  for (int i = 1; i < 4; i++)
    pthread_create(&threads[i], NULL, user, NULL);
  return 0;
}
