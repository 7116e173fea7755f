// safe
// safe -- -DKIND=PTHREAD_MUTEX_ERRORCHECK
// safe -- -DKIND=PTHREAD_MUTEX_RECURSIVE
// deadlock -- -DFOR_EVER
// Who waits with a time limit for a robust mutex that it holds itself runs out of time, unless the mutex is of a kind that says so at once.
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>

#ifndef KIND
#define KIND PTHREAD_MUTEX_NORMAL
#endif

static const struct timespec soon = {10, 0}, none = {10, -1};

int main(void) {
    pthread_mutexattr_t a;
    pthread_mutex_t m;
    pthread_mutexattr_init(&a);
    pthread_mutexattr_settype(&a, KIND);
    pthread_mutexattr_setrobust(&a, PTHREAD_MUTEX_ROBUST);
    pthread_mutex_init(&m, &a);
    assert(pthread_mutex_lock(&m) == 0);
#ifdef FOR_EVER
    pthread_mutex_lock(&m);
#endif
    int kind = KIND;
    int expected = kind == PTHREAD_MUTEX_ERRORCHECK ? EDEADLK : kind == PTHREAD_MUTEX_RECURSIVE ? 0 : ETIMEDOUT;
    assert(pthread_mutex_timedlock(&m, &soon) == expected);
    assert(pthread_mutex_clocklock(&m, CLOCK_MONOTONIC, &soon) == expected);
    assert(pthread_mutex_timedlock(&m, &none) == (expected == ETIMEDOUT ? EINVAL : expected));
    assert(pthread_mutex_unlock(&m) == 0);
    return 0;
}
