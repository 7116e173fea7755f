// safe --races
// race --races -- -DSHARED_UNIT
// race --races -- -DCOPY
#include <pthread.h>
#include <string.h>

struct flags {
#ifdef SHARED_UNIT
  unsigned a : 4, b : 4;
#else
  unsigned a : 8;
  unsigned : 0;
  unsigned b : 8;
#endif
};

struct bytes {
  char left, right;
  short two;
};

static struct bytes bytes, other;
static struct flags flags;

static void *right(void *arg) {
  bytes.right = 1;
  bytes.two = 2;
  flags.b = 3;
  return arg;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, 0, right, 0);
#ifdef COPY
  memcpy(&other, &bytes, sizeof bytes);
#endif
  bytes.left = 4;
  flags.a = 5;
  pthread_join(thread, 0);
  return bytes.left + bytes.right + bytes.two + flags.a + flags.b + other.left;
}
