// $ quotient check safe/seqlock.c --unroll 3 --self-check
// A sequence lock: a reader tries again if a writer was there meanwhile. How often, nobody can
// say, so the search is bounded.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_uint sequence;
static int left, right;

static void *write_both(void *arg) {
  (void)arg;
  sequence++;
  left++;
  right++;
  sequence++;
  return NULL;
}

static void *read_both(void *arg) {
  (void)arg;
  unsigned before;
  int a, b;
  do {
    before = sequence;
    a = left;
    b = right;
  } while (before % 2 == 1 || before != sequence);
  assert(a == b);
  return NULL;
}

int main(void) {
  pthread_t writer, reader;
  pthread_create(&writer, NULL, write_both, NULL);
  pthread_create(&reader, NULL, read_both, NULL);
  pthread_join(writer, NULL);
  pthread_join(reader, NULL);
  return 0;
}
