// safe -- -DSPINS
// safe -- -DSPINS -DDETACHED
// safe -- -DWAITS
// safe -- -DLOCKS
// safe -- -DSPINS -DCALLS_EXIT
// safe -- -DWAITS -DCALLS_EXIT
// safe -- -DSPINS -DRETURNS_EARLY
// safe -- -DSPINS -DOTHER_EXITS
// livelock -- -DSPINS -DENDS_THREAD
// deadlock -- -DWAITS -DENDS_THREAD
// deadlock -- -DLOCKS -DENDS_THREAD
// memory -- -DUSES_LOCAL
// safe -- -DUSES_LOCAL -DCALLS_EXIT
// safe -- -DUSES_LOCAL -DJOINS
// memory -- -DUSES_HANDLED
// assertion -- -DASSERTS
//
// The process ends when main returns, and with it all threads that wait. Until then they run on, beside
// what was registered to be done at the end.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

atomic_int x;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
atomic_int *handled;

void *thread(void *argument) {
#ifdef SPINS
    while (x == 0)
        ;
#endif
#ifdef WAITS
    pthread_mutex_lock(&m);
    pthread_cond_wait(&c, &m);
    pthread_mutex_unlock(&m);
#endif
#ifdef LOCKS
    pthread_mutex_lock(&m);
#endif
#ifdef USES_LOCAL
    *(atomic_int *)argument = 1;
#endif
#ifdef USES_HANDLED
    *handled = 1;
#endif
#ifdef ASSERTS
    assert(x == 0);
#endif
    return 0;
}

void *exits(void *unused) {
    exit(0);
}

void at_end(void) {
#ifdef USES_HANDLED
    free(handled);
#endif
#ifdef ASSERTS
    x = 1;
#endif
}

int main(void) {
    pthread_t t, u;
    atomic_int local = 0;
#ifdef USES_HANDLED
    handled = malloc(sizeof *handled);
#endif
#if defined USES_HANDLED || defined ASSERTS
    atexit(at_end);
#endif
#ifdef LOCKS
    pthread_mutex_lock(&m);
#endif
#ifdef OTHER_EXITS
    pthread_create(&u, 0, exits, 0);
#endif
    pthread_create(&t, 0, thread, &local);
#ifdef RETURNS_EARLY
    if (x == 0)
        return 1;
#endif
#ifdef DETACHED
    pthread_detach(t);
#endif
#if defined JOINS || defined OTHER_EXITS
    pthread_join(t, 0);
#endif
#ifdef CALLS_EXIT
    exit(0);
#endif
#ifdef ENDS_THREAD
    pthread_exit(0);
#endif
    return 0;
}
