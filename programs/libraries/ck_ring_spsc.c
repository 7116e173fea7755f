/* Concurrency Kit's ring with one producer and one consumer. With BUG all threads but one are producers. */
#include <ck_ring.h>
#include "driver.h"

static ck_ring_t ring;
static ck_ring_buffer_t buffer[4];
static int values[THREADS], got;

static void work(int thread) {
    values[thread] = thread + 1;
#ifdef BUG
    ck_ring_enqueue_spsc(&ring, buffer, &values[thread]);
#else
    if (thread == 0) {
        ck_ring_enqueue_spsc(&ring, buffer, &values[0]);
        ck_ring_enqueue_spsc(&ring, buffer, &values[0]);
    } else if (thread == 1) {
        int *value;
        for (int i = 0; i < 2; i++)
            if (ck_ring_dequeue_spsc(&ring, buffer, &value)) {
                assert(value == &values[0] && *value == 1);
                got++;
            }
    }
#endif
}

int main(void) {
    ck_ring_init(&ring, 4);
    run();
    assert(ck_ring_size(&ring) == 2u - (unsigned)got);
    return 0;
}
