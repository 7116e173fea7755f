// A thread that ends in a function of which there is a copy has come to the block that calls it.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, done;

static void finish(int nth) {
  done = nth;
  pthread_exit(0);
}

static void *work(void *arg) {
  for (int i = x; i < 2; i++) {
    finish(i);
    x = i;
  }
  return arg;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, 0, work, 0);
  x = 1;
  pthread_join(thread, 0);
  return 0;
}
