// safe optimal 1 24 -DCOUNTER
// safe rf 1 24 -DCOUNTER
// safe optimal 1 24 -DCOUNTER -DGLOBAL
// safe rf 1 24 -DCOUNTER -DGLOBAL
// safe optimal 1 24 -DMUTEX
// safe rf 1 24 -DMUTEX
// safe optimal 15 90 -DSTACK
// safe rf 15 90 -DSTACK
// violation optimal 0 0 -DLOST
// violation rf 0 0 -DLOST
// Nothing tells the threads apart: handles are kept in memory of main, or in such as only main accesses.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define N 4

static atomic_int x;
static int y;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *run(void *arg) {
#if defined COUNTER
  int ticket = atomic_fetch_add(&x, 1);
  assert(ticket < N);
#elif defined MUTEX
  pthread_mutex_lock(&m);
  y++;
  pthread_mutex_unlock(&m);
#elif defined STACK
  // What a thread has in its own memory, and at which address, shows nowhere.
  int own[2] = {0, 0};
  int *end = own + 2;
  for (int *p = own; p != end; p++)
    *p = atomic_fetch_add(&x, 1);
  assert(own[0] < own[1]);
#elif defined LOST
  int old = x;
  x = old + 1;
#endif
  return arg;
}

#ifdef GLOBAL
static pthread_t t[N];
#endif

int main(void) {
#ifndef GLOBAL
  pthread_t t[N];
#endif
  int n = N;
#if defined STACK || defined LOST
  n = 3;
#endif
  for (int i = 0; i < n; i++)
    pthread_create(&t[i], 0, run, 0);
  for (int i = 0; i < n; i++)
    pthread_join(t[i], 0);
#ifdef LOST
  assert(x == n);
#endif
  return y > N;
}
