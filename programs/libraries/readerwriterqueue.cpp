/* moodycamel::ReaderWriterQueue, one reader and one writer. With BUG both write. */
#include <readerwriterqueue/readerwriterqueue.h>
#include "driver.h"

static moodycamel::ReaderWriterQueue<int> *queue;
static int got;

static void work(int thread) {
#ifdef BUG
    queue->try_enqueue(thread);
#else
    int value;
    if (thread == 0) {
        queue->try_enqueue(1);
        queue->try_enqueue(2);
    } else if (thread == 1 && queue->try_dequeue(value)) {
        assert(value == 1);
        got++;
    }
#endif
}

int main() {
    moodycamel::ReaderWriterQueue<int> all(3);
    queue = &all;
    run();
    int value;
    while (all.try_dequeue(value))
        got++;
    assert(got == 2);
    return 0;
}
