/* Userspace RCU's atomic operations. With BUG an addition is a read and a write. */
#define _LGPL_SOURCE
#include <urcu/uatomic.h>
#include "driver.h"

static int sum;
static unsigned long bits;
static char byte;

static void work(int thread) {
#ifdef BUG
    CMM_STORE_SHARED(sum, CMM_LOAD_SHARED(sum) + 2);
#else
    uatomic_add(&sum, 2);
#endif
    uatomic_or(&bits, 1ul << thread);
    assert(uatomic_add_return(&byte, 1) <= THREADS);
    uatomic_and(&bits, ~0ul);
    int old = uatomic_read(&sum);
    uatomic_cmpxchg(&sum, old, old);
    uatomic_dec(&sum);
}

int main(void) {
    run();
    assert(uatomic_read(&sum) == THREADS && bits == (1ul << THREADS) - 1 && byte == THREADS);
    return 0;
}
