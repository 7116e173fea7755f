// safe
// livelock -- -DNEVER
// assertion -- -DUNTIL=5
// safe -- -DUNTIL=5 -DNEVER -DUNCHECKED
// The clock in loops with time limits: each round waits a second more, for ever or until a deadline.
#include <assert.h>
#include <pthread.h>
#include <time.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int ready;

static void *sets(void *unused) {
    pthread_mutex_lock(&m);
#ifndef NEVER
    ready = 1;
#endif
    pthread_cond_signal(&c);
    pthread_mutex_unlock(&m);
    return 0;
}

int main(void) {
    pthread_t t;
    struct timespec now;
    pthread_create(&t, 0, sets, 0);
    clock_gettime(CLOCK_REALTIME, &now);
    pthread_mutex_lock(&m);
    while (!ready) {
        struct timespec limit;
        clock_gettime(CLOCK_REALTIME, &limit);
#ifdef UNTIL
        if (limit.tv_sec >= now.tv_sec + UNTIL)
            break;
#endif
        limit.tv_sec += 1;
        pthread_cond_timedwait(&c, &m, &limit);
    }
#ifndef UNCHECKED
    assert(ready);
#endif
    pthread_mutex_unlock(&m);
    pthread_join(t, 0);
    return 0;
}
