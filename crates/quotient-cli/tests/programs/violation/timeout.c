// $ quotient check violation/timeout.c
#include <assert.h>
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int ready;

void *signals(void *unused) {
    pthread_mutex_lock(&m);
    ready = 1;
    pthread_cond_signal(&c);
    pthread_mutex_unlock(&m);
    return 0;
}

int main(void) {
    pthread_t t;
    struct timespec soon = {0, 0};
    pthread_mutex_lock(&m);
    pthread_create(&t, 0, signals, 0);
    pthread_cond_timedwait(&c, &m, &soon); // what it returns should be looked at
    assert(ready);
    pthread_mutex_unlock(&m);
    pthread_join(t, 0);
}
