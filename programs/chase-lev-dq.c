// The work-stealing deque of Chase and Lev: its owner pushes PUSHES items, pops POPS and pushes MORE,
// two thieves steal STEALS times each.
// After RVF-SMC (Agarwal et al. 2021), table 2; how many operations the paper's program does is not
// known. Reads-from classes: 8453 for 2, 1, 1 and 2 (the default), 4404 for 4, 4, 4 and 1.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef PUSHES
#define PUSHES 2
#endif
#ifndef POPS
#define POPS 1
#endif
#ifndef MORE
#define MORE 1
#endif
#ifndef STEALS
#define STEALS 2
#endif

#define CAPACITY 10

static atomic_int bottom, top;
static atomic_int buffer[CAPACITY];

static void push(int item) {
  int b = bottom;
  int t = top;
  if (b - t >= CAPACITY)
    return;
  buffer[b % CAPACITY] = item;
  bottom = b + 1;
}

static void pop(void) {
  int b = bottom;
  bottom = b - 1;
  int t = top;
  if (b - t <= 0) {
    bottom = b;
    return;
  }
  (void)atomic_load(&buffer[(b - 1) % CAPACITY]);
  if (b - t > 1)
    return;
  atomic_compare_exchange_strong(&top, &t, t + 1);
  bottom = b;
}

static void steal(void) {
  int t = top;
  int b = bottom;
  if (b - t <= 0)
    return;
  (void)atomic_load(&buffer[t % CAPACITY]);
  atomic_compare_exchange_strong(&top, &t, t + 1);
}

static void *owner(void *arg) {
  for (int i = 1; i <= PUSHES; i++)
    push(i);
  for (int i = 0; i < POPS; i++)
    pop();
  for (int i = 1; i <= MORE; i++)
    push(PUSHES + i);
  return arg;
}

static void *thief(void *arg) {
  for (int i = 0; i < STEALS; i++)
    steal();
  return arg;
}

int main(void) {
  pthread_t threads[3];
  pthread_create(&threads[0], NULL, owner, NULL);
  pthread_create(&threads[1], NULL, thief, NULL);
  pthread_create(&threads[2], NULL, thief, NULL);
  return 0;
}
