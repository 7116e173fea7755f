// Workers wait for tasks until the pool is closed.
// expect: safe
// expect -DBUG: deadlock
// The bug: only one of them is told that it is closed.
#include <assert.h>
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
int tasks, done, closed;

static void *worker(void *unused) {
    pthread_mutex_lock(&m);
    for (;;) {
        while (!tasks && !closed)
            pthread_cond_wait(&changed, &m);
        if (!tasks)
            break;
        tasks--;
        done++;
    }
    pthread_mutex_unlock(&m);
    return 0;
}

int main(void) {
    pthread_t t, u;
    pthread_create(&t, 0, worker, 0);
    pthread_create(&u, 0, worker, 0);
    pthread_mutex_lock(&m);
    tasks++;
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&m);
    pthread_mutex_lock(&m);
    closed = 1;
#ifdef BUG
    pthread_cond_signal(&changed);
#else
    pthread_cond_broadcast(&changed);
#endif
    pthread_mutex_unlock(&m);
    pthread_join(t, 0);
    pthread_join(u, 0);
    assert(done == 1);
}
