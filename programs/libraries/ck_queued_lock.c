/* Concurrency Kit's locks with a queue of threads. With BUG the last thread takes none. */
#include <stdlib.h>
#include <ck_spinlock.h>
#include "driver.h"

static int counter;

#if defined MCS
static struct ck_spinlock_mcs *lock, entries[THREADS];
#define ENTER(thread) ck_spinlock_mcs_lock(&lock, &entries[thread])
#define LEAVE(thread) ck_spinlock_mcs_unlock(&lock, &entries[thread])
#define INIT() ck_spinlock_mcs_init(&lock)
#elif defined CLH
static struct ck_spinlock_clh *lock, entries[THREADS + 1], *mine[THREADS];
#define ENTER(thread) (mine[thread] = &entries[thread], ck_spinlock_clh_lock(&lock, mine[thread]))
#define LEAVE(thread) ck_spinlock_clh_unlock(&mine[thread])
#define INIT() ck_spinlock_clh_init(&lock, &entries[THREADS])
#else
static ck_spinlock_anderson_t lock;
static ck_spinlock_anderson_thread_t slots[THREADS], *mine[THREADS];
#define ENTER(thread) ck_spinlock_anderson_lock(&lock, &mine[thread])
#define LEAVE(thread) ck_spinlock_anderson_unlock(&lock, mine[thread])
#define INIT() ck_spinlock_anderson_init(&lock, slots, THREADS)
#endif

static void work(int thread) {
    int locks = 1;
#ifdef BUG
    locks = thread != THREADS - 1;
#endif
    if (locks)
        ENTER(thread);
    counter++;
    if (locks)
        LEAVE(thread);
}

int main(void) {
    INIT();
    run();
    assert(counter == THREADS);
    return 0;
}
