// $ quotient check bad/unsupported_function.c
// $ quotient check bad/unsupported_function.c --format json
#include <pthread.h>

static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;

int main(void) {
  pthread_cond_signal(&changed);
  return 0;
}
