// livelock
// livelock -- -DELSEWHERE
// A counter that decides nothing does not make a loop one that may end.
#include <pthread.h>

static void *count(void *arg) {
  volatile int i = 0;
  for (;;)
    i++;
  return arg;
}

int main(void) {
#ifdef ELSEWHERE
  pthread_t thread;
  pthread_create(&thread, 0, count, 0);
  pthread_join(thread, 0);
#else
  count(0);
#endif
  return 0;
}
