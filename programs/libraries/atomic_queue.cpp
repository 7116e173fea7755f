/* atomic_queue's queues, of which QUEUE is one. With BUG a queue for one producer has two. */
#include <atomic_queue/atomic_queue.h>
#include "driver.h"

#ifdef BUG
#define SINGLE true
#else
#define SINGLE false
#endif
#ifdef QUEUE2
static atomic_queue::AtomicQueue2<int, 4, true, false, false, SINGLE> queue;
#else
static atomic_queue::AtomicQueue<int, 4, -1, true, false, false, SINGLE> queue;
#endif

static void work(int thread) { queue.try_push(thread); }

int main() {
    run();
    int value, count = 0;
    while (queue.try_pop(value))
        count++;
    assert(count == THREADS);
    return 0;
}
