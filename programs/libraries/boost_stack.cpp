/* boost::lockfree::stack. With BUG the pushes are those for one thread. */
#include <boost/lockfree/stack.hpp>
#include "driver.h"

static boost::lockfree::stack<int, boost::lockfree::fixed_sized<true>, boost::lockfree::capacity<4>> stack;
static int seen[THREADS];

static void work(int thread) {
#ifdef BUG
    stack.unsynchronized_push(thread);
#else
    stack.push(thread);
#endif
}

int main() {
    run();
    int value;
    while (stack.pop(value))
        seen[value]++;
    for (int i = 0; i < THREADS; i++)
        assert(seen[i] == 1);
    return 0;
}
