/* Concurrency Kit's sequence counter. With BUG the reader does not look whether it was disturbed. */
#include <ck_sequence.h>
#include "driver.h"

static ck_sequence_t sequence = CK_SEQUENCE_INITIALIZER;
static int a, b;

static void work(int thread) {
    if (thread == 0) {
        ck_sequence_write_begin(&sequence);
        ck_pr_store_int(&a, 1);
        ck_pr_store_int(&b, 1);
        ck_sequence_write_end(&sequence);
    } else {
        unsigned version;
        int x, y, again;
        do {
            version = ck_sequence_read_begin(&sequence);
            x = ck_pr_load_int(&a);
            y = ck_pr_load_int(&b);
            again = ck_sequence_read_retry(&sequence, version);
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
