// safe -- -DWAY=1
// livelock -- -DWAY=1 -DNEVER
// assertion -- -DWAY=1 -DBUG
// safe -- -DWAY=2
// livelock -- -DWAY=2 -DNEVER
// assertion -- -DWAY=2 -DBUG
// safe -- -DWAY=3
// assertion -- -DWAY=3 -DBUG
// safe -- -DWAY=4
// livelock -- -DWAY=4 -DNEVER
// safe -- -DWAY=5
// Waits with time limits in loops are waits: whoever times out has seen nothing, and comes again.
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static sem_t items;
static int ready, data;

#if WAY == 1
static void *sets(void *unused) {
    pthread_mutex_lock(&m);
#ifndef NEVER
    ready = 1;
#endif
    pthread_cond_signal(&c);
    pthread_mutex_unlock(&m);
    data = 1;
    return 0;
}
static void *waits(void *unused) {
    struct timespec soon = {10, 0};
    pthread_mutex_lock(&m);
    while (!ready)
        pthread_cond_timedwait(&c, &m, &soon);
    pthread_mutex_unlock(&m);
#ifdef BUG
    assert(data);
#endif
    return 0;
}
#elif WAY == 2
static void *sets(void *unused) {
#ifdef BUG
    sem_post(&items);
#endif
    data = 1;
#ifndef NEVER
    sem_post(&items);
#endif
    return 0;
}
static void *waits(void *unused) {
    struct timespec soon = {10, 0};
    while (sem_timedwait(&items, &soon))
        ;
    assert(data);
    return 0;
}
#elif WAY == 3
static void *sets(void *unused) {
    struct timespec soon = {10, 0};
    while (pthread_mutex_timedlock(&m, &soon))
        ;
    data++;
    pthread_mutex_unlock(&m);
    return 0;
}
static void *waits(void *unused) {
    sets(0);
#ifdef BUG
    assert(data == 2);
#endif
    return 0;
}
#elif WAY == 4
static void *sets(void *unused) {
    pthread_rwlock_wrlock(&lock);
    data++;
#ifndef NEVER
    pthread_rwlock_unlock(&lock);
#endif
    return 0;
}
static void *waits(void *unused) {
    struct timespec soon = {10, 0};
    while (pthread_rwlock_timedrdlock(&lock, &soon))
        ;
    int seen = data;
    assert(seen == data);
    pthread_rwlock_unlock(&lock);
    return 0;
}
#elif WAY == 5
static void *sets(void *unused) {
    while (pthread_rwlock_trywrlock(&lock))
        ;
    data++;
    pthread_rwlock_unlock(&lock);
    return 0;
}
static void *waits(void *unused) {
    while (pthread_rwlock_tryrdlock(&lock))
        ;
    int seen = data;
    assert(seen == data);
    pthread_rwlock_unlock(&lock);
    return 0;
}
#endif

int main(void) {
    pthread_t a, b;
    sem_init(&items, 0, 0);
    pthread_create(&a, 0, sets, 0);
    pthread_create(&b, 0, waits, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
