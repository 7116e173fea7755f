// memory
// memory -- -DLOCAL
// safe -- -DMAIN
// safe -- -DWAITS
//
// A thread's variables end with it, those that are thread-local and those of its first function. Main's
// do not as long as it waits for others.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static _Thread_local int depth = 5;
static int *_Atomic shared;
static atomic_int seen;

static void *work(void *unused) {
    (void)unused;
#ifdef LOCAL
    int local = 5;
    shared = &local;
#elif defined MAIN
    assert(*shared == 5);
#else
    shared = &depth;
#endif
#ifdef WAITS
    while (!seen) {
    }
#endif
    return 0;
}

int main(void) {
    pthread_t thread;
#ifdef MAIN
    shared = &depth;
#endif
    pthread_create(&thread, 0, work, 0);
#ifdef WAITS
    while (!shared) {
    }
    assert(*shared == 5);
    seen = 1;
#endif
    pthread_join(thread, 0);
#if !defined MAIN && !defined WAITS
    assert(*shared == 5);
#endif
}
