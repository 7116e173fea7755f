// $ quotient check mistakes/check_then_act.c
// Between the look and the act the seat was taken.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

enum seat { FREE, RESERVED };
_Atomic enum seat seat;
atomic_int sold;

void *reserve(void *unused) {
  if (seat == FREE) {
    seat = RESERVED;
    sold++;
  }
  return NULL;
}

int main(void) {
  pthread_t one, two;
  pthread_create(&one, NULL, reserve, NULL);
  pthread_create(&two, NULL, reserve, NULL);
  pthread_join(one, NULL);
  pthread_join(two, NULL);
  assert(sold <= 1);
}
