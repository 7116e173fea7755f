// violation optimal 0 0 -DSELF
// violation rf 0 0 -DSELF
// violation optimal 0 0 -DSELF -DDESCENDING
// violation rf 0 0 -DSELF -DDESCENDING
// violation optimal 0 0 -DADDRESS
// violation rf 0 0 -DADDRESS
// violation optimal 0 0 -DADDRESS -DDESCENDING
// violation rf 0 0 -DADDRESS -DDESCENDING
// violation optimal 0 0 -DLOCAL
// violation rf 0 0 -DLOCAL
// violation optimal 0 0 -DLOCAL -DDESCENDING
// violation rf 0 0 -DLOCAL -DDESCENDING
// violation optimal 0 0 -DJOIN
// violation rf 0 0 -DJOIN
// violation optimal 0 0 -DVALUE
// violation rf 0 0 -DVALUE
// violation optimal 0 0 -DBETWEEN
// violation rf 0 0 -DBETWEEN
// violation optimal 0 0 -DHANDLES
// violation rf 0 0 -DHANDLES
// violation optimal 0 0 -DOWNER
// violation rf 0 0 -DOWNER
// violation optimal 0 0 -DOWNER -DDESCENDING
// violation rf 0 0 -DOWNER -DDESCENDING
// violation optimal 0 0 -DPARTLY
// violation rf 0 0 -DPARTLY
// violation optimal 0 0 -DGATE
// violation rf 0 0 -DGATE
// Something tells the threads apart, and there is a violation only if the second comes first, or with a certain
// one of them: which address is the greater one is not said.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

void __VERIFIER_assume(int);

static atomic_int x;
static _Atomic uintptr_t first, second;
static pthread_t t[2];
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static _Thread_local int own;

static void come(uintptr_t name) {
  if (atomic_fetch_add(&x, 1) == 0)
    first = name;
  else
    second = name;
}

static void *run(void *arg) {
#if defined SELF
  come((uintptr_t)pthread_self());
#elif defined ADDRESS
  int here = 0;
  come((uintptr_t)&here);
#elif defined LOCAL
  come((uintptr_t)&own);
#elif defined JOIN || defined PARTLY || defined BETWEEN
  atomic_fetch_add(&x, 1);
#elif defined VALUE
  return (void *)(intptr_t)atomic_fetch_add(&x, 1);
#elif defined HANDLES
  if (atomic_fetch_add(&x, 1) == 0)
    first = pthread_equal(t[1], pthread_self());
#elif defined GATE
  // Whoever comes second never ends.
  __VERIFIER_assume(atomic_fetch_add(&x, 1) == 0);
#elif defined OWNER
  pthread_mutex_lock(&m);
  if (atomic_fetch_add(&x, 1) == 0)
    first = *(volatile int *)&m;
  else
    second = *(volatile int *)&m;
  pthread_mutex_unlock(&m);
#endif
  return arg;
}

int main(void) {
  pthread_create(&t[0], 0, run, 0);
#ifdef BETWEEN
  // Only the first one can come before this.
  if (atomic_fetch_add(&x, 2) == 1)
    assert(0);
#endif
  pthread_create(&t[1], 0, run, 0);
#if defined JOIN
  // The second one can still come after this.
  pthread_join(t[0], 0);
  assert(x == 2);
  pthread_join(t[1], 0);
#elif defined GATE
  // Only if the second one comes first is there anything after this.
  pthread_join(t[1], 0);
  assert(0);
#elif defined PARTLY
  pthread_join(t[1], 0);
  assert(x == 2);
#elif defined VALUE
  void *one, *other;
  pthread_join(t[0], &one);
  pthread_join(t[1], &other);
  assert(one < other);
#else
  pthread_join(t[0], 0);
  pthread_join(t[1], 0);
#endif
#if defined SELF || defined ADDRESS || defined LOCAL || defined OWNER
#ifdef DESCENDING
  assert(first > second);
#else
  assert(first < second);
#endif
#elif defined HANDLES
  assert(!first);
#endif
  return 0;
}
