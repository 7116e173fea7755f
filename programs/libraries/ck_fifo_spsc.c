/* Concurrency Kit's queue with one producer and one consumer. With BUG both are producers. */
#include <stdlib.h>
#include <ck_fifo.h>
#include "driver.h"

static ck_fifo_spsc_t queue;
static ck_fifo_spsc_entry_t entries[4];
static int values[2] = {1, 2}, next;

static void work(int thread) {
#ifdef BUG
    ck_fifo_spsc_enqueue(&queue, &entries[thread], &values[thread]);
#else
    if (thread == 0) {
        ck_fifo_spsc_enqueue(&queue, &entries[0], &values[0]);
        ck_fifo_spsc_enqueue(&queue, &entries[1], &values[1]);
    } else if (thread == 1) {
        int *value;
        for (int i = 0; i < 2; i++)
            if (ck_fifo_spsc_dequeue(&queue, &value))
                assert(value == &values[next++]);
    }
#endif
}

int main(void) {
    ck_fifo_spsc_init(&queue, &entries[3]);
    run();
    int *value, count = next;
    while (ck_fifo_spsc_dequeue(&queue, &value))
        count++;
    assert(count == 2);
    return 0;
}
