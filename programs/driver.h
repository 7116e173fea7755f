// What the slices of kernel drivers in ViEqui's table III (after SV-COMP) have in common: N threads
// that all run `driver`, a mutex that does not wait (who cannot have it goes on without), and a
// condition variable that is looked at five times at most. The numbers in the table are those until
// the violation.
#ifndef DRIVER_H
#define DRIVER_H

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#include "args.h"

#ifndef N
#define N 5
#endif

static atomic_int mutex, condition;

static inline void acquire(void) {
  int free = 0;
  atomic_compare_exchange_strong(&mutex, &free, 1);
}

static inline void release(void) { atomic_exchange(&mutex, 0); }

static inline void wait_for_condition(void) {
  condition = 0;
  release();
  for (int looks = 0; looks < 5; looks++)
    if (condition != 0)
      break;
  acquire();
}

static inline void broadcast(void) { condition = 1; }

static void *driver(void *arg);

int main(void) {
  pthread_t threads[N];
  for (int i = 0; i < N; i++)
    pthread_create(&threads[i], NULL, driver, pass(i, i));
  return 0;
}

#endif
