/* Concurrency Kit's spin locks, of which LOCK is one. With BUG the last thread takes none. */
#include <stdlib.h>
#include <ck_spinlock.h>
#include "driver.h"

static int counter;

#define CONCAT_(a, b) a##b
#define CONCAT(a, b) CONCAT_(a, b)
#define NAME(what) CONCAT(ck_spinlock_, CONCAT(LOCK, what))

static NAME(_t) lock;

static void work(int thread) {
    int locks = thread >= 0;
#ifdef BUG
    locks = thread != THREADS - 1;
#endif
    if (locks)
        NAME(_lock)(&lock);
    counter++;
    if (locks)
        NAME(_unlock)(&lock);
}

int main(void) {
    NAME(_init)(&lock);
    run();
    assert(counter == THREADS);
    return 0;
}
