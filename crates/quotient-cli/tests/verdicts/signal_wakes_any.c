// safe
// assertion -- -DFIRST
// assertion -- -DSECOND
//
// Which of two waiting threads a signal wakes is not determined.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int waiting, first;

void *waiter(void *me) {
    pthread_mutex_lock(&m);
    waiting++;
    pthread_cond_wait(&c, &m);
    if (!first)
        first = (int)(long)me;
    pthread_cond_signal(&c);
    pthread_mutex_unlock(&m);
    return 0;
}

int main(void) {
    pthread_t t, u;
    pthread_create(&t, 0, waiter, (void *)1);
    pthread_create(&u, 0, waiter, (void *)2);
    pthread_mutex_lock(&m);
    int both = waiting == 2;
    if (both)
        pthread_cond_signal(&c);
    pthread_mutex_unlock(&m);
    if (both) {
        pthread_join(t, 0);
        pthread_join(u, 0);
#ifdef FIRST
        assert(first != 1);
#endif
#ifdef SECOND
        assert(first != 2);
#endif
    } else {
        for (int i = 0; i < 2; i++) {
            pthread_mutex_lock(&m);
            pthread_cond_broadcast(&c);
            pthread_mutex_unlock(&m);
        }
        _Exit(0);
    }
}
