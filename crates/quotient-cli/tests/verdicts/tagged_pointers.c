// safe --self-check
// A count in the bits of a pointer that are not needed: those above 47 if there are 64, and the lowest.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>

#define SHIFT (sizeof(uintptr_t) == 8 ? 48 : 0)
#define TAG (sizeof(uintptr_t) == 8 ? (uintptr_t)0xffff : (uintptr_t)0xf)
#define MASK (TAG << SHIFT)

static atomic_uintptr_t top;

static void *push(void *arg) {
  int *number = malloc(sizeof *number);
  assert(((uintptr_t)number & MASK) == 0);
  assert(((uintptr_t)number & 15) == 0);
  *number = *(int *)arg;
  uintptr_t old = atomic_load(&top);
  for (int tries = 0; tries < 2; tries++) {
    uintptr_t count = ((old & MASK) >> SHIFT) + 1;
    if (atomic_compare_exchange_strong(&top, &old, (uintptr_t)number | count << SHIFT)) break;
  }
  return NULL;
}

int main(void) {
  int one = 1, two = 2;
  pthread_t a, b;
  pthread_create(&a, NULL, push, &one);
  pthread_create(&b, NULL, push, &two);
  uintptr_t found = atomic_load(&top);
  if (found) {
    int *number = (int *)(found & ~MASK);
    assert(*number == 1 || *number == 2);
  }
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  return 0;
}
