/* DPDK's ring, several producers and consumers. With BUG the producers believe to be alone. */
#include <rte_ring.h>
#include "driver.h"

#define SIZE 4
static struct {
    struct rte_ring ring;
    void *slots[SIZE];
} memory __attribute__((aligned(64)));
static int values[THREADS], seen[THREADS];

static void work(int thread) {
#ifdef BUG
    rte_ring_sp_enqueue(&memory.ring, &values[thread]);
#else
    rte_ring_mp_enqueue(&memory.ring, &values[thread]);
#endif
}

int main(void) {
    struct rte_ring *ring = &memory.ring;
    ring->prod.sync_type = RTE_RING_SYNC_MT;
    ring->cons.sync_type = RTE_RING_SYNC_MT;
    ring->size = SIZE;
    ring->mask = SIZE - 1;
    ring->capacity = SIZE - 1;
    run();
    void *value;
    while (rte_ring_mc_dequeue(ring, &value) == 0)
        seen[(int *)value - values]++;
    for (int i = 0; i < THREADS; i++)
        assert(seen[i] == 1);
    return 0;
}
