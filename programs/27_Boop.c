// One thread sets a device up, waits for a user, and then takes the device down N times; three users assume that
// it is set up. Who takes it down looks at most N times whether there is a user, then gives up.
// From VC-DPOR (Chatterjee et al. 2019), table 1, and RVF-SMC (Agarwal et al. 2021), table 1, where it is called
// 27_Boop4; after SV-COMP, where users wait in a loop and it is for an unknown input to say how often the
// device is taken down. Complete executions: 35079696 Mazurkiewicz traces for N = 6, 4750426 up to the order of writes that
// nobody reads; 11610040 reads-from classes for N = 10. 27_Boop4.c is another reading of the same original.
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

#ifndef N
#define N 1
#endif

void __VERIFIER_assume(int condition);

static atomic_int usecount, locked, flag, released;

static bool is_used(void) {
  for (int looks = 0; looks < N; looks++)
    if (flag != 0)
      return true;
  return false;
}

static void take_down(void) {
  usecount = usecount - 1;
  locked = 0;
}

static void *device(void *arg) {
  usecount = 0;
  locked = 0;
  released = 1;
  if (!is_used())
    return arg;
  for (int i = 0; i < N; i++)
    take_down();
  (void)atomic_load(&usecount);
  return arg;
}

static void *user(void *arg) {
  __VERIFIER_assume(released);
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
