// What passes remove, decide in advance or copy was reached all the same.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;

static int twice(int a) { return 2 * a; }

static int get(int *p) { return *p; }

static int decide(int known) {
  int r;
  if (known == 1)
    r = 1;
  else if (known == 2)
    r = 0;
  else
    r = x; // branch
  if (r)
    return 3;
  assert(known != 1);
  return r;
}

static void *work(void *arg) {
  int sum = 0;
  for (int i = 0; i < 3; i++) {
    int local = i;
    sum += get(&local) + twice(i);
  }
  assert(sum == 9);
  int early = decide(1) + decide(2);
  if (early == 3)
    sum = 1;
  x = sum;
  return arg;
}

static int check(int condition) {
  if (!condition)
    assert(0);
  return 1;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, 0, work, 0);
  pthread_join(thread, 0);
  check(x == 1);
  if (x == 2)
    check(x == 2); // assertion branch
  return 0;
}
