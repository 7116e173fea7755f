/* boost::lockfree::spsc_queue. With BUG both threads push. */
#include <boost/lockfree/spsc_queue.hpp>
#include "driver.h"

static boost::lockfree::spsc_queue<int, boost::lockfree::capacity<4>> queue;
static int got;

static void work(int thread) {
#ifdef BUG
    queue.push(thread);
#else
    int value;
    if (thread == 0) {
        queue.push(1);
        queue.push(2);
    } else if (thread == 1 && queue.pop(value)) {
        assert(value == 1);
        got++;
    }
#endif
}

int main() {
    run();
    int value;
    while (queue.pop(value))
        got++;
    assert(got == 2);
    return 0;
}
