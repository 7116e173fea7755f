// safe
// safe -- -DRECURSIVE
// assertion -- -DUNCHECKED
// assertion -- -DLEFT
// deadlock -- -DSTALLED
// safe -- -DSTALLED -DEXIT
//
// A thread ends with a mutex held. If it is a robust one the next gets it and is told; if that one leaves it so, nobody else does.
#include <assert.h>
#include <errno.h>
#include <pthread.h>

static pthread_mutex_t m;
static int half_done;

static void *dies(void *unused) {
    if (pthread_mutex_lock(&m) == EOWNERDEAD) {
        half_done = 0;
        pthread_mutex_consistent(&m);
    }
    half_done = 1;
    pthread_exit(unused);
}

static void *recovers(void *unused) {
    int result = pthread_mutex_lock(&m);
#ifdef UNCHECKED
    assert(result == 0);
#endif
#ifdef LEFT
    pthread_mutex_unlock(&m);
    assert(pthread_mutex_lock(&m) != ENOTRECOVERABLE);
    return unused;
#endif
    assert(result == 0 || result == EOWNERDEAD);
    if (result == EOWNERDEAD) {
        half_done = 0;
        assert(pthread_mutex_consistent(&m) == 0);
    }
    assert(!half_done);
    assert(pthread_mutex_consistent(&m) == EINVAL);
    pthread_mutex_unlock(&m);
    return unused;
}

int main(void) {
    pthread_mutexattr_t attributes;
    pthread_mutexattr_init(&attributes);
#ifdef RECURSIVE
    pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
#endif
#ifndef STALLED
    pthread_mutexattr_setrobust(&attributes, PTHREAD_MUTEX_ROBUST);
#endif
    pthread_mutex_init(&m, &attributes);
    pthread_t first, second;
    pthread_create(&first, 0, dies, 0);
    pthread_create(&second, 0, recovers, 0);
    pthread_join(first, 0);
#ifdef EXIT
    return 0;
#endif
    pthread_join(second, 0);
    return 0;
}
