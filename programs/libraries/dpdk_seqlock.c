/* DPDK's sequence lock. With BUG the reader does not look whether it was disturbed. */
#include <rte_seqlock.h>
#include "driver.h"

static rte_seqlock_t lock = RTE_SEQLOCK_INITIALIZER;
static _Atomic int a, b;

static void work(int thread) {
    if (thread == 0) {
        rte_seqlock_write_lock(&lock);
        a++;
        b++;
        rte_seqlock_write_unlock(&lock);
    } else {
        uint32_t version;
        int x, y, again;
        do {
            version = rte_seqlock_read_begin(&lock);
            x = a;
            y = b;
            again = rte_seqlock_read_retry(&lock, version);
#ifdef BUG
            again = 0;
#endif
        } while (again);
        assert(x == y);
    }
}

int main(void) {
    run();
    return 0;
}
