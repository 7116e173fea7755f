/* Concurrency Kit's lock with a byte for each reader. With BUG the writer does not lock. */
#include <ck_bytelock.h>
#include "driver.h"

static ck_bytelock_t lock = CK_BYTELOCK_INITIALIZER;
static int a, b;

static void work(int thread) {
    unsigned slot = (unsigned)thread + 1;
    if (thread == 0) {
#ifndef BUG
        ck_bytelock_write_lock(&lock, slot);
#endif
        a++;
        b++;
#ifndef BUG
        ck_bytelock_write_unlock(&lock);
#endif
    } else {
        ck_bytelock_read_lock(&lock, slot);
        assert(a == b);
        ck_bytelock_read_unlock(&lock, slot);
    }
}

int main(void) {
    run();
    return 0;
}
