// assertion -- -DWAY=1
// assertion -- -DWAY=2
// safe -- -DWAY=3
// livelock -- -DWAY=3 -DNEVER
//
// A loop counts now here, now there, or only in some rounds, and another thread looks where it does not count at first.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int flag, counts[2];

static void *waits(void *unused) {
    int rounds = 0;
    while (!flag) {
#if WAY == 1
        counts[rounds & 1]++;
#elif WAY == 2
        if (rounds == 2)
            counts[1]++;
#else
        counts[0]++;
#endif
        rounds++;
    }
    return 0;
}

static void *looks(void *unused) {
    assert(counts[1] == 0);
    return 0;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, waits, 0);
    pthread_create(&b, 0, looks, 0);
#ifndef NEVER
    flag = 1;
#endif
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
