/* Concurrency Kit's queue with several producers and consumers. With BUG what was dequeued is freed at once,
 * while others may still look at it. */
#include <stdlib.h>
#include <ck_fifo.h>
#include "driver.h"

static ck_fifo_mpmc_t queue;
static int values[THREADS];

static void work(int thread) {
    int *value;
    ck_fifo_mpmc_entry_t *garbage = NULL;
    ck_fifo_mpmc_enqueue(&queue, malloc(sizeof(ck_fifo_mpmc_entry_t)), &values[thread]);
    assert(ck_fifo_mpmc_dequeue(&queue, &value, &garbage));
    assert(value >= values && value < values + THREADS);
#ifdef BUG
    free(garbage);
#endif
}

int main(void) {
    ck_fifo_mpmc_init(&queue, malloc(sizeof(ck_fifo_mpmc_entry_t)));
    run();
    return 0;
}
