/* libcds' spin lock. With BUG the last thread takes none. */
#include <cds/sync/spinlock.h>
#include "driver.h"

static cds::sync::spin lock;
static int counter;

static void work(int thread) {
    bool locks = true;
#ifdef BUG
    locks = thread != THREADS - 1;
#endif
    (void)thread;
    if (locks)
        lock.lock();
    counter++;
    if (locks)
        lock.unlock();
}

int main() {
    run();
    assert(counter == THREADS);
    return 0;
}
