// $ quotient check violation/out_of_bounds.c
#include <pthread.h>
#include <stdatomic.h>

static atomic_int top;
static int stack[2];

static void *push(void *arg) {
  int index = atomic_fetch_add(&top, 1);
  stack[index] = 1;
  return arg;
}

int main(void) {
  pthread_t threads[3];
  for (int i = 0; i < 3; i++)
    pthread_create(&threads[i], NULL, push, NULL);
  return 0;
}
