// safe
// What was set of the attributes of locks, condition variables, barriers and threads can be read.
#define _GNU_SOURCE
#include <assert.h>
#include <pthread.h>
#include <time.h>

void *nothing(void *unused) { return unused; }

static void of_mutexes(void) {
    pthread_mutexattr_t a;
    int value = -1;
    pthread_mutexattr_init(&a);
    pthread_mutexattr_getpshared(&a, &value);
    assert(value == PTHREAD_PROCESS_PRIVATE);
    pthread_mutexattr_setprotocol(&a, PTHREAD_PRIO_INHERIT);
    pthread_mutexattr_settype(&a, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutexattr_setpshared(&a, PTHREAD_PROCESS_SHARED);
    pthread_mutexattr_getprotocol(&a, &value);
    assert(value == PTHREAD_PRIO_INHERIT);
    pthread_mutexattr_gettype(&a, &value);
    assert(value == PTHREAD_MUTEX_RECURSIVE);
    pthread_mutexattr_getpshared(&a, &value);
    assert(value == PTHREAD_PROCESS_SHARED);
    pthread_mutexattr_getrobust(&a, &value);
    assert(value == PTHREAD_MUTEX_STALLED);
    pthread_mutex_t mutex;
    pthread_mutex_init(&mutex, &a);
    pthread_mutex_lock(&mutex);
    pthread_mutex_lock(&mutex);
    pthread_mutex_unlock(&mutex);
    pthread_mutex_unlock(&mutex);
    pthread_mutex_destroy(&mutex);
}

static void of_others(void) {
    int value = 7;
    pthread_rwlockattr_t r;
    pthread_rwlockattr_init(&r);
    pthread_rwlockattr_getpshared(&r, &value);
    assert(value == PTHREAD_PROCESS_PRIVATE);
    pthread_rwlockattr_setkind_np(&r, PTHREAD_RWLOCK_PREFER_WRITER_NONRECURSIVE_NP);
    pthread_rwlockattr_getkind_np(&r, &value);
    assert(value == PTHREAD_RWLOCK_PREFER_WRITER_NONRECURSIVE_NP);
    pthread_barrierattr_t b;
    pthread_barrierattr_init(&b);
    pthread_barrierattr_getpshared(&b, &value);
    assert(value == PTHREAD_PROCESS_PRIVATE);
    pthread_condattr_t c;
    clockid_t clock;
    pthread_condattr_init(&c);
    pthread_condattr_getclock(&c, &clock);
    assert(clock == CLOCK_REALTIME);
    pthread_condattr_setclock(&c, CLOCK_MONOTONIC);
    pthread_condattr_getclock(&c, &clock);
    assert(clock == CLOCK_MONOTONIC);
    pthread_condattr_getpshared(&c, &value);
    assert(value == PTHREAD_PROCESS_PRIVATE);
}

static void of_threads(void) {
    int old = 7;
    pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &old);
    assert(old == PTHREAD_CANCEL_ENABLE);
    pthread_setcancelstate(PTHREAD_CANCEL_ENABLE, &old);
    assert(old == PTHREAD_CANCEL_DISABLE);
    pthread_setcanceltype(PTHREAD_CANCEL_ASYNCHRONOUS, &old);
    assert(old == PTHREAD_CANCEL_DEFERRED);
    pthread_setcanceltype(PTHREAD_CANCEL_DEFERRED, &old);
    assert(old == PTHREAD_CANCEL_ASYNCHRONOUS);
    pthread_attr_t a;
    struct sched_param parameters = {.sched_priority = 3};
    pthread_attr_init(&a);
    pthread_attr_setschedpolicy(&a, SCHED_FIFO);
    pthread_attr_setschedparam(&a, &parameters);
    parameters.sched_priority = 0;
    pthread_attr_getschedparam(&a, &parameters);
    assert(parameters.sched_priority == 3);
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, nothing, 0);
    of_mutexes();
    of_others();
    of_threads();
    pthread_join(t, 0);
}
