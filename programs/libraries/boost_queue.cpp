/* boost::lockfree::queue. With BUG the pushes are those for one thread. */
#include <boost/lockfree/queue.hpp>
#include "driver.h"

#ifdef FIXED
static boost::lockfree::queue<int, boost::lockfree::fixed_sized<true>, boost::lockfree::capacity<4>> queue;
#else
static boost::lockfree::queue<int> queue(4);
#endif
static int seen[THREADS];

static void work(int thread) {
#ifdef BUG
    queue.unsynchronized_push(thread);
#else
    queue.push(thread);
#endif
}

int main() {
    run();
    int value;
    while (queue.pop(value))
        seen[value]++;
    for (int i = 0; i < THREADS; i++)
        assert(seen[i] == 1);
    return 0;
}
