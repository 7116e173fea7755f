// Families of litmus tests on one variable x. N threads write their number, 0 to N-1; then comes
// one special thread; main joins all and may read x once more. The family is chosen with -D:
//
//     family      x at first  writers     special thread          main reads x   rf
//     CO1         0           x=id        reads x twice           yes            N^3 + 2N
//     CO4         0           x=id        x=N; reads x            yes            N^2 + N + 1
//     CO10        0           x=id        none                    yes            N
//     ALPHA1      1           x=id        reads x twice           no             N^2 + N + 1
//     ALPHA2      1           x=id        x=N; reads x twice      no             N^2 + N + 1
//     CO_2_2W     0           x=id twice  none                    yes            N
//     CO_MP       0           x=id twice  reads x twice           no             4N^2 + N + 1
//     CO_R        0           x=id twice  x=N; reads x            yes            2N^2 + N + 1
//     CO_S        0           x=id twice  reads x; x=N            yes            2N^2 + 2N + 1
//
// From ViEqui and the repository of RFSC (Abdulla et al. 2019). The last column is the number of
// reads-from classes.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#include "args.h"

#ifndef N
#define N 3
#endif

#if defined(CO_2_2W) || defined(CO_MP) || defined(CO_R) || defined(CO_S)
#define WRITES 2
#else
#define WRITES 1
#endif
#if defined(CO10) || defined(CO_2_2W)
#define SPECIAL 0
#else
#define SPECIAL 1
#endif

#if defined(ALPHA1) || defined(ALPHA2)
static atomic_int x = 1;
#else
static atomic_int x;
#endif

static void *writer(void *arg) {
  int id = passed(arg);
  for (int i = 0; i < WRITES; i++)
    x = id;
  return NULL;
}

#if SPECIAL
static void *special(void *arg) {
#if defined(CO1) || defined(ALPHA1) || defined(CO_MP)
  (void)atomic_load(&x);
  (void)atomic_load(&x);
#elif defined(CO4) || defined(CO_R)
  x = N;
  (void)atomic_load(&x);
#elif defined(ALPHA2)
  x = N;
  (void)atomic_load(&x);
  (void)atomic_load(&x);
#elif defined(CO_S)
  (void)atomic_load(&x);
  x = N;
#else
#error "choose a family, such as -DCO1"
#endif
  return arg;
}
#endif

int main(void) {
  pthread_t threads[N + SPECIAL];
  for (int id = 0; id < N; id++)
    pthread_create(&threads[id], NULL, writer, pass(id, id));
#if SPECIAL
  pthread_create(&threads[N], NULL, special, NULL);
#endif
  for (int i = 0; i < N + SPECIAL; i++)
    pthread_join(threads[i], NULL);
#if defined(CO_2_2W)
  assert(x != N);
#elif defined(CO1) || defined(CO4) || defined(CO10) || defined(CO_R) || defined(CO_S)
  (void)atomic_load(&x);
#endif
  return 0;
}
