// safe
// safe -- -DSHIFTED
// safe -- -DCOUNTED
// livelock -- -DKEPT
// livelock -- -DCOUNTED -DKEPT
// assertion -- -DCOUNTED -DLOOKED_AT
// A loop that pauses for longer or shorter, as it has computed, still only waits.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <unistd.h>

atomic_int lock;
int count;
static unsigned pauses;

void pause_for(unsigned rounds) {
    for (unsigned i = 0; i < rounds; i++)
        ;
}

void *worker(void *unused) {
    unsigned seed = 2463534242u;
    while (atomic_exchange(&lock, 1)) {
#ifdef SHIFTED
        for (unsigned i = 0; i < 1u << (seed & 7); i++)
            ;
        seed++;
#elif COUNTED
        pauses++;
        usleep(pauses);
#else
        seed ^= seed << 13;
        seed ^= seed >> 17;
        seed ^= seed << 5;
        pause_for(seed & 15);
#endif
    }
    count++;
#ifndef KEPT
    lock = 0;
#endif
    return unused;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    worker(0);
    pthread_join(t, 0);
    assert(count == 2);
#ifdef LOOKED_AT
    assert(pauses == 0);
#endif
}
