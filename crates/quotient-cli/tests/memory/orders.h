// What the programs here have in common: two threads, and orders that a flag can weaken.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef REL
#define REL memory_order_release
#endif
#ifndef ACQ
#define ACQ memory_order_acquire
#endif

#define MAIN(first, second)                                                                        \
  int main(void) {                                                                                 \
    pthread_t one, other;                                                                          \
    pthread_create(&one, NULL, first, NULL);                                                       \
    pthread_create(&other, NULL, second, NULL);                                                    \
    pthread_join(one, NULL);                                                                       \
    pthread_join(other, NULL);                                                                     \
    return 0;                                                                                      \
  }
