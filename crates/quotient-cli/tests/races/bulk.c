// race --races
// race --races -- -DSET
// race --races -- -DASSIGN
// safe --races -- -DELSEWHERE
#include <pthread.h>
#include <string.h>

struct point {
  long x, y, z;
};

static struct point from = {1, 2, 3}, to, third;

static void *write(void *arg) {
#ifdef ELSEWHERE
  third.y = 7;
#else
  to.y = 7;
#endif
  return arg;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, 0, write, 0);
#if defined(SET)
  memset(&to, 0, sizeof to);
#elif defined(ASSIGN)
  to = from;
#else
  memcpy(&to, &from, sizeof to);
#endif
  pthread_join(thread, 0);
  return (int)to.y;
}
