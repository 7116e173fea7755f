// safe
// safe -- -DIN_TIME
// safe -- -DWAITS
// safe -- -DWAITS -DIN_TIME
// livelock -- -DWAITS -DNEVER
// assertion -- -DLATE
// assertion -- -DLATE -DIN_TIME
// A thread can be joined only if it has ended, or until some time.
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <time.h>

static int written;
static atomic_int go;

static void *writes(void *unused) {
#ifdef NEVER
    while (!go)
        ;
#endif
    written = 1;
    return &written;
}

int main(void) {
    pthread_t thread;
    void *result;
    int status;
    struct timespec soon;
    clock_gettime(CLOCK_REALTIME, &soon);
    soon.tv_sec++;
    pthread_create(&thread, 0, writes, 0);
#ifdef WAITS
    do
#endif
#ifdef IN_TIME
        status = pthread_timedjoin_np(thread, &result, &soon);
#else
        status = pthread_tryjoin_np(thread, &result);
#endif
#ifdef WAITS
    while (status);
#endif
    if (status) {
#ifdef IN_TIME
        assert(status == ETIMEDOUT);
#else
        assert(status == EBUSY);
#endif
#ifdef LATE
        assert(0);
#endif
        pthread_join(thread, &result);
    }
    assert(written && result == &written);
}
