// A loop that sleeps while there are no events, and is woken by whoever posts one.
// expect: safe
// expect -DBUG: deadlock
// The bug: it looks whether there are any before it takes the lock.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t posted = PTHREAD_COND_INITIALIZER;
atomic_int events;
int handled;

static void post(void) {
    pthread_mutex_lock(&m);
    events++;
    pthread_cond_signal(&posted);
    pthread_mutex_unlock(&m);
}

static void *source(void *unused) {
    post();
    return 0;
}

static void next(void) {
#ifdef BUG
    int sleeps = events == 0;
    pthread_mutex_lock(&m);
    if (sleeps)
        pthread_cond_wait(&posted, &m);
#else
    pthread_mutex_lock(&m);
    while (events == 0)
        pthread_cond_wait(&posted, &m);
#endif
    events--;
    pthread_mutex_unlock(&m);
    handled++;
}

int main(void) {
    pthread_t t, u;
    pthread_create(&t, 0, source, 0);
    pthread_create(&u, 0, source, 0);
    next();
    next();
    pthread_join(t, 0);
    pthread_join(u, 0);
    assert(handled == 2 && events == 0);
}
