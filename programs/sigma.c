// Main hands each thread its slot through a shared index, which may have moved on by the time
// the thread reads it.
// From RFSC (Abdulla et al. 2019), table 3, after SV-COMP. Mazurkiewicz traces: (2N-1)!!,
// reads-from classes: N!. With -DREAD main reads the array at the end, as in sigma_false of
// VC-DPOR: as many traces, and 424, 30952 reads-from classes for N = 5, 7.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 3
#endif

static atomic_int array[N];
static atomic_int slot = -1;

static void *thread(void *arg) {
  (void)arg;
  int k = slot;
  array[k] = 1;
  return NULL;
}

int main(void) {
  pthread_t threads[N];
  for (int i = 0; i < N; i++) {
    slot = slot + 1;
    pthread_create(&threads[i], NULL, thread, NULL);
  }
  for (int i = 0; i < N; i++)
    pthread_join(threads[i], NULL);
#ifdef READ
  for (int i = 0; i < N; i++)
    (void)atomic_load(&array[i]);
#endif
  return 0;
}
