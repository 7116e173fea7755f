/* libcds' bounded queue after Vyukov. With BUG each consumer believes to be the only one. */
#include <cds/container/vyukov_mpmc_cycle_queue.h>
#include "driver.h"

struct traits : cds::container::vyukov_queue::traits {
    typedef cds::opt::v::uninitialized_static_buffer<int, 4> buffer;
    enum : bool {
#ifdef BUG
        single_consumer = true
#else
        single_consumer = false
#endif
    };
};
static cds::container::VyukovMPMCCycleQueue<int, traits> *queue;
static int got[THREADS];

static void work(int thread) {
#ifdef BUG
    if (int *first = queue->front()) {
        got[thread] = *first;
        queue->pop_front();
    }
#else
    int value;
    if (queue->dequeue(value))
        got[thread] = value;
#endif
}

int main() {
    cds::container::VyukovMPMCCycleQueue<int, traits> all(4);
    queue = &all;
    for (int i = 1; i <= THREADS; i++)
        all.enqueue(i);
    run();
    int sum = 0;
    for (int value : got)
        sum += value;
    int value;
    while (all.dequeue(value))
        sum += value;
    assert(sum == THREADS * (THREADS + 1) / 2);
    return 0;
}
