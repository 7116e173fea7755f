/* A block that a global variable points to in the end, and a race for the variable. */
#include <pthread.h>
#include <stdlib.h>

static int *kept;
static int ready;

static void *work(void *arg) {
  kept = malloc(sizeof *kept);
  *kept = 1;
  ready = 1;
  return arg;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, 0, work, 0);
  int seen = ready;
  pthread_join(thread, 0);
  return *kept + seen > 2;
}
