/* Concurrency Kit's ring with several producers and consumers. With BUG a producer believes to be alone. */
#include <ck_ring.h>
#include "driver.h"

static ck_ring_t ring;
static ck_ring_buffer_t buffer[8];
static int values[THREADS], seen[THREADS];

static void work(int thread) {
#ifdef BUG
    ck_ring_enqueue_spsc(&ring, buffer, &values[thread]);
#else
    ck_ring_enqueue_mpmc(&ring, buffer, &values[thread]);
#endif
}

int main(void) {
    ck_ring_init(&ring, 8);
    run();
    int *value;
    for (int i = 0; i < THREADS; i++) {
        assert(ck_ring_dequeue_mpmc(&ring, buffer, &value));
        seen[value - values]++;
    }
    for (int i = 0; i < THREADS; i++)
        assert(seen[i] == 1);
    return 0;
}
