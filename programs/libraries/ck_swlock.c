/* Concurrency Kit's lock for one writer and many readers. With BUG a reader does not lock. */
#include <ck_swlock.h>
#include "driver.h"

static ck_swlock_t lock = CK_SWLOCK_INITIALIZER;
static int a, b;

static void work(int thread) {
    if (thread == 0) {
        ck_swlock_write_lock(&lock);
        a++;
        b++;
        ck_swlock_write_unlock(&lock);
    } else {
#ifndef BUG
        ck_swlock_read_lock(&lock);
#endif
        assert(a == b);
#ifndef BUG
        ck_swlock_read_unlock(&lock);
#endif
    }
}

int main(void) {
    run();
    return 0;
}
