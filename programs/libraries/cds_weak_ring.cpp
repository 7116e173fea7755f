/* libcds' ring for one producer and one consumer. With BUG both produce. */
#include <cds/container/weak_ringbuffer.h>
#include "driver.h"

static cds::container::WeakRingBuffer<int> *ring;
static int got;

static void work(int thread) {
#ifdef BUG
    ring->push(thread);
#else
    int value;
    if (thread == 0) {
        ring->push(1);
        ring->push(2);
    } else if (thread == 1 && ring->pop(value)) {
        assert(value == 1);
        got++;
    }
#endif
}

int main() {
    cds::container::WeakRingBuffer<int> all(4);
    ring = &all;
    run();
    int value;
    while (all.pop(value))
        got++;
    assert(got == 2);
    return 0;
}
