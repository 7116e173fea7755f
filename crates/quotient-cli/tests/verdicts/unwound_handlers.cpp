// safe
// safe -- -DCANCELLED
// safe -- -DCLASSES
// safe -- -DCLASSES -DCANCELLED
//
// Handlers of `pthread_cleanup_push`, as C has them and as C++ has, run in turn with destructors: the last that was begun first.
#ifndef CLASSES
#undef __EXCEPTIONS
#include <pthread.h>
#define __EXCEPTIONS 1
#endif
#include <cassert>
#include <pthread.h>

int order;

struct Note {
  int number;
  ~Note() { order = 10 * order + number; }
};

void note(void *number) { order = 10 * order + (int)(long)number; }

void end() {
  Note sixth{6};
#ifdef CANCELLED
  for (;;)
    pthread_testcancel();
#else
  pthread_exit(nullptr);
#endif
}

void inner() {
  pthread_cleanup_push(note, (void *)4);
  pthread_cleanup_push(note, (void *)5);
  end();
  pthread_cleanup_pop(0);
  pthread_cleanup_pop(0);
}

void middle() {
  Note third{3};
  inner();
}

void outer() {
  pthread_cleanup_push(note, (void *)2);
  middle();
  pthread_cleanup_pop(0);
}

void *thread(void *) {
  Note first{1};
  pthread_cleanup_push(note, (void *)9);
  pthread_cleanup_pop(0);
  outer();
  return nullptr;
}

int main() {
  pthread_t t;
  pthread_create(&t, nullptr, thread, nullptr);
#ifdef CANCELLED
  pthread_cancel(t);
#endif
  pthread_join(t, nullptr);
  assert(order == 654321);
}
