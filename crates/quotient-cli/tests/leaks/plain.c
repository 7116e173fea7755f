// leak --leaks
// leak --leaks -- -DOVERWRITTEN
// leak --leaks -- -DIN_LOCAL
// safe --leaks -- -DFREED
// safe --leaks -- -DGLOBAL
// leak --leaks=all -- -DGLOBAL
// safe --leaks -- -DINTERIOR
// safe --leaks -- -DTHREAD_LOCAL
// safe --leaks -- -DEXIT -DGLOBAL
// safe
#include <pthread.h>
#include <stdlib.h>

static int *global;
static _Thread_local int *own;

static void *work(void *arg) {
  int *memory = malloc(4 * sizeof *memory);
  for (int i = 0; i < 4; i++)
    memory[i] = i;
  (void)arg;
#if defined(FREED)
  free(memory);
  return 0;
#elif defined(GLOBAL)
  global = memory;
  return 0;
#elif defined(INTERIOR)
  global = memory + 2;
  return 0;
#elif defined(OVERWRITTEN)
  global = memory;
  global = 0;
  return 0;
#else
  return memory;
#endif
}

int main(void) {
  pthread_t thread;
  void *got = 0;
  pthread_create(&thread, 0, work, 0);
  pthread_join(thread, &got);
#ifdef THREAD_LOCAL
  own = got;
#endif
#ifdef EXIT
  exit(0);
#endif
  int sum = got && ((int *)got)[1] != 1;
  return sum + (own && own[1] != 1);
}
