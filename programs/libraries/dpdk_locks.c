/* DPDK's locks, of which LOCK is one. With BUG the last thread takes none. */
#include <rte_mcslock.h>
#include <rte_rwlock.h>
#include <rte_spinlock.h>
#include <rte_ticketlock.h>
#include "driver.h"

static int counter;

#if defined TICKET
static rte_ticketlock_t lock = RTE_TICKETLOCK_INITIALIZER;
#define ENTER(thread) rte_ticketlock_lock(&lock)
#define LEAVE(thread) rte_ticketlock_unlock(&lock)
#elif defined MCS
static rte_mcslock_t *lock, entries[THREADS];
#define ENTER(thread) rte_mcslock_lock(&lock, &entries[thread])
#define LEAVE(thread) rte_mcslock_unlock(&lock, &entries[thread])
#elif defined RW
static rte_rwlock_t lock = RTE_RWLOCK_INITIALIZER;
#define ENTER(thread) rte_rwlock_write_lock(&lock)
#define LEAVE(thread) rte_rwlock_write_unlock(&lock)
#else
static rte_spinlock_t lock = RTE_SPINLOCK_INITIALIZER;
#define ENTER(thread) rte_spinlock_lock(&lock)
#define LEAVE(thread) rte_spinlock_unlock(&lock)
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
    run();
    assert(counter == THREADS);
    return 0;
}
