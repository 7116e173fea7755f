/* moodycamel::BlockingReaderWriterQueue, one reader that waits and one writer. With BUG the writer forgets an
 * element, and the reader waits for ever. */
#include <readerwriterqueue/readerwriterqueue.h>
#include "driver.h"

static moodycamel::BlockingReaderWriterQueue<int> *queue;

static void work(int thread) {
    if (thread == 0) {
        queue->enqueue(1);
#ifndef BUG
        queue->enqueue(2);
#endif
    } else if (thread == 1) {
        int value;
        queue->wait_dequeue(value);
        assert(value == 1);
        queue->wait_dequeue(value);
        assert(value == 2);
    }
}

int main() {
    moodycamel::BlockingReaderWriterQueue<int> all(3);
    queue = &all;
    run();
    return 0;
}
