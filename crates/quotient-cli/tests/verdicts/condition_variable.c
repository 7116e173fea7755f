// deadlock
// safe -- -DFIXED
// safe -- -DFIXED -DBROADCAST
// deadlock -- -DFIXED -DTWO
// safe -- -DFIXED -DTWO -DBROADCAST
//
// A thread waits until another says that something is ready. Without looking first it may wait for
// a signal that has gone; one signal wakes only one of two.
#include <assert.h>
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int ready;

void *waiter(void *unused) {
    pthread_mutex_lock(&m);
#ifdef FIXED
    while (!ready)
#endif
        pthread_cond_wait(&c, &m);
    assert(ready);
    pthread_mutex_unlock(&m);
    return 0;
}

int main(void) {
    pthread_t t, u;
    pthread_create(&t, 0, waiter, 0);
#ifdef TWO
    pthread_create(&u, 0, waiter, 0);
#endif
    pthread_mutex_lock(&m);
    ready = 1;
#ifdef BROADCAST
    pthread_cond_broadcast(&c);
#else
    pthread_cond_signal(&c);
#endif
    pthread_mutex_unlock(&m);
    pthread_join(t, 0);
#ifdef TWO
    pthread_join(u, 0);
#endif
}
