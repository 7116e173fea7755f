// safe
// assertion -- -DNEVER
// assertion -- -DALWAYS
//
// A wait with a time limit may end either way, and a signal that has come is not lost.
#include <assert.h>
#include <errno.h>
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;

void *signals(void *unused) {
    pthread_mutex_lock(&m);
    pthread_cond_signal(&c);
    pthread_mutex_unlock(&m);
    return 0;
}

int main(void) {
    pthread_t t;
    struct timespec soon = {0, 0};
    pthread_mutex_lock(&m);
    pthread_create(&t, 0, signals, 0);
    int result = pthread_cond_timedwait(&c, &m, &soon);
    assert(result == 0 || result == ETIMEDOUT);
#ifdef NEVER
    assert(result == 0);
#endif
#ifdef ALWAYS
    assert(result == ETIMEDOUT);
#endif
    pthread_mutex_unlock(&m);
    pthread_join(t, 0);
}
