// safe -- -DWAY=1
// assertion -- -DWAY=1 -DEXPECT
// safe -- -DWAY=1 -DSET
// assertion -- -DWAY=1 -DSET -DEXPECT
// safe -- -DWAY=2
// assertion -- -DWAY=2 -DSET -DEXPECT
// safe -- -DWAY=3
// assertion -- -DWAY=3 -DSET -DEXPECT
// safe -- -DWAY=4
// assertion -- -DWAY=4 -DEXPECT
// livelock -- -DWAY=5
// safe -- -DWAY=5 -DSET
//
// Threads that look again and again until it is too late. That is no livelock, and what they do then is checked, too. Who
// only looks what time it is, and goes on whatever it is, spins for ever.
#include <assert.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <time.h>

static atomic_int ready;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *wait(void *unused) {
    time_t end = time(0) + 5;
#if WAY == 1
    while (!ready && time(0) < end) ;
#elif WAY == 2
    struct timespec now;
    do {
        sched_yield();
        clock_gettime(CLOCK_MONOTONIC, &now);
    } while (!ready && now.tv_sec < end);
#elif WAY == 3
    pthread_mutex_lock(&m);
    while (!ready && time(0) < end) {
        pthread_mutex_unlock(&m);
        sched_yield();
        pthread_mutex_lock(&m);
    }
    pthread_mutex_unlock(&m);
#elif WAY == 4
    while (time(0) < end) ;
#elif WAY == 5
    static time_t last;
    while (!ready) last = time(0);
#endif
#ifdef EXPECT
    assert(ready);
#endif
    (void)end;
    return unused;
}

static void *set(void *unused) {
#ifdef SET
    pthread_mutex_lock(&m);
    ready = 1;
    pthread_mutex_unlock(&m);
#endif
    return unused;
}

int main(void) {
    pthread_t one, other;
    pthread_create(&one, 0, wait, 0);
    pthread_create(&other, 0, set, 0);
    pthread_join(one, 0);
    pthread_join(other, 0);
    return 0;
}
