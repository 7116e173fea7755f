// assertion -- -DV=1
// assertion -- -DV=1 -DNEVER
// assertion -- -DV=2
// safe -- -DV=3
// A thread that has run out of time can do so again, with a limit that it computes anew.

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <time.h>

static atomic_int answered;

static int waits(long seconds) {
    time_t end = time(0) + seconds;
    while (!answered)
        if (time(0) > end)
            return 0;
    return 1;
}

static void *asks(void *unused) {
#if V == 1
    if (!waits(10) && !waits(10))
        assert(0);
#elif V == 2
    if (!waits(10) && !waits(20) && !waits(3600))
        assert(0);
#elif V == 3
    if (!waits(10) && !waits(10))
        assert(!answered || answered == 1);
#endif
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, asks, 0);
#ifndef NEVER
    answered = 1;
#endif
    pthread_join(thread, 0);
    return 0;
}
