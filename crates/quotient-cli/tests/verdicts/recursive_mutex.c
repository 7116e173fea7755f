// safe
// deadlock -- -DKIND=PTHREAD_MUTEX_NORMAL
// safe -- -DSTATIC
// safe -- -DCHECK
// assertion -- -DCHECK -DUNCHECKED
//
// A thread locks a mutex that it holds.
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>

#ifndef KIND
#define KIND PTHREAD_MUTEX_RECURSIVE
#endif
#ifdef STATIC
pthread_mutex_t m = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
#else
pthread_mutex_t m;
#endif
int x;

#ifdef CHECK
void *work(void *unused) {
    assert(pthread_mutex_lock(&m) == 0);
    int again = pthread_mutex_lock(&m);
#ifdef UNCHECKED
    assert(again == 0);
#endif
    assert(again == EDEADLK);
    x++;
    assert(pthread_mutex_unlock(&m) == 0);
    assert(pthread_mutex_unlock(&m) == EPERM);
    return 0;
}
#else
void *work(void *unused) {
    pthread_mutex_lock(&m);
    int old = x;
    pthread_mutex_lock(&m);
    x = old + 1;
    pthread_mutex_unlock(&m);
    assert(x == old + 1);
    pthread_mutex_unlock(&m);
    return 0;
}
#endif

int main(void) {
    pthread_t t;
#ifndef STATIC
    pthread_mutexattr_t kind;
    pthread_mutexattr_init(&kind);
#ifdef CHECK
    pthread_mutexattr_settype(&kind, PTHREAD_MUTEX_ERRORCHECK);
#else
    pthread_mutexattr_settype(&kind, KIND);
#endif
    pthread_mutex_init(&m, &kind);
#endif
    pthread_create(&t, 0, work, 0);
    work(0);
    pthread_join(t, 0);
    assert(x == 2);
}
