// safe
// assertion -- -DTWICE
// assertion -- -DNOT_AGAIN
//
// A routine that is to run once, and throws, is for the next caller to run.
#include <cassert>
#include <pthread.h>

pthread_once_t once = PTHREAD_ONCE_INIT;
int begun, done;

static void routine() {
  if (!begun++)
    throw begun;
  done++;
}

static void *user(void *) {
  try {
    pthread_once(&once, routine);
  } catch (int) {
#ifndef NOT_AGAIN
    pthread_once(&once, routine);
#endif
  }
  assert(done);
  return nullptr;
}

int main() {
  pthread_t other;
  pthread_create(&other, nullptr, user, nullptr);
  user(nullptr);
  pthread_join(other, nullptr);
#ifdef TWICE
  assert(begun == 1);
#endif
  assert(begun == 2 && done == 1);
}
