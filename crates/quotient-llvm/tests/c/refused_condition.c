// expect: refused 6 "condition variables"
#include <pthread.h>
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int main(void) {
    pthread_cond_wait(&c, &m);
    return 0;
}
