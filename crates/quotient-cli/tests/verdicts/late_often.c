// assertion -- -DV=1 -DLAST=10
// incomplete -- -DV=1 -DLAST=100
// assertion -- -DV=1 -DLAST=10 -DNEVER
// incomplete -- -DV=2 -DLAST=100
// safe -- -DV=3 -DLAST=10
// A thread that runs out of time again and again does so more often than we can count: it does not wait for ever, and what it does
// then is not known.

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <time.h>

static atomic_int answered, beats;

static int waits(void) {
    time_t end = time(0) + 1;
    while (!answered && time(0) < end)
        ;
    return answered;
}

static void *asks(void *unused) {
#if V == 1 // It counts how often it has asked.
    for (int times = 0; !waits();)
        assert(++times < LAST);
#elif V == 2 // Others wait for it to have done so often enough.
    for (time_t next = time(0) + 1; !answered;)
        if (time(0) >= next) {
            beats++;
            next = time(0) + 1;
        }
#elif V == 3 // It waits on its own a few times.
    for (int i = 0; i < LAST; i++) {
        time_t end = time(0) + 1;
        while (time(0) < end)
            ;
        beats++;
    }
#endif
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, asks, 0);
#if V == 2
    while (beats < LAST)
        ;
#endif
#ifndef NEVER
    answered = 1;
#endif
    pthread_join(thread, 0);
    return 0;
}
