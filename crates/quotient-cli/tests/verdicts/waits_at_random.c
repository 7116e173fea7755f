// safe -- -DWAY=1
// livelock -- -DWAY=1 -DKEPT
// safe -- -DWAY=2
// livelock -- -DWAY=2 -DKEPT
// safe -- -DWAY=3
// livelock -- -DWAY=3 -DKEPT
// safe -- -DWAY=4
// assertion -- -DWAY=4 -DLOOKED_AT
// A loop that pauses for a random time still only waits, unless it does something else by what it has drawn.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <unistd.h>

atomic_int lock;
int count;

static void pause_at_random(void) { usleep(10 + random() % 100); }

static void enter(void) {
#if WAY == 1
    while (atomic_exchange(&lock, 1))
        usleep(rand() % 100);
#elif WAY == 2
    while (atomic_exchange(&lock, 1))
        pause_at_random();
#elif WAY == 3
    while (atomic_exchange(&lock, 1))
        usleep(drand48() * 100);
#else
    /* Who draws an even number gives up. */
    while (atomic_exchange(&lock, 1)) {
        if (rand() % 2 == 0) {
#ifdef LOOKED_AT
            assert(0);
#endif
            pthread_exit(0);
        }
    }
#endif
}

static void *add(void *arg) {
    enter();
    count++;
#ifndef KEPT
    lock = 0;
#endif
    return arg;
}

int main(void) {
    pthread_t threads[2];
    srand(42);
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], 0, add, 0);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], 0);
#if WAY == 4
    assert(count == 1 || count == 2);
#else
    assert(count == 2);
#endif
}
