/* oneTBB's mutexes that need no library, of which MUTEX is one. With BUG the last thread takes none. */
#include <oneapi/tbb/queuing_mutex.h>
#include <oneapi/tbb/spin_mutex.h>
#include <oneapi/tbb/spin_rw_mutex.h>
#include "driver.h"

static tbb::MUTEX mutex;
static int counter;

static void work(int thread) {
    tbb::MUTEX::scoped_lock lock;
#ifdef BUG
    if (thread != THREADS - 1)
#endif
        lock.acquire(mutex);
    (void)thread;
    counter++;
}

int main() {
    run();
    assert(counter == THREADS);
    return 0;
}
