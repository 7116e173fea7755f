// safe
// livelock -- -DFOR_EVER
// A thread that loses a race tries again with what the compare-exchange has found, finds nothing left, and does all of that
// some times over. In the place of that it may do so for ever.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_uint first, last = 1;
static atomic_int stop;

static int take(void) {
    unsigned at = first;
    for (;;) {
        if (at == last)
            return 0;
        if (atomic_compare_exchange_weak(&first, &at, at + 1))
            return 1;
    }
}

static void *thief(void *unused) {
    (void)unused;
    int taken = 0;
#ifdef FOR_EVER
    while (!stop)
#endif
        for (int tries = 0; tries < 3; tries++) {
            taken += take();
            if (taken > 1)
                abort();
        }
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, thief, 0);
    take();
    pthread_join(thread, 0);
    return 0;
}
