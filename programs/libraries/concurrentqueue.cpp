/* moodycamel::ConcurrentQueue. With BUG two threads use one producer's token. */
#include <concurrentqueue/concurrentqueue.h>
#include "driver.h"

struct Small : moodycamel::ConcurrentQueueDefaultTraits {
    static const size_t BLOCK_SIZE = 2;
    static const size_t EXPLICIT_INITIAL_INDEX_SIZE = 2;
    static const size_t IMPLICIT_INITIAL_INDEX_SIZE = 2;
    static const size_t INITIAL_IMPLICIT_PRODUCER_HASH_SIZE = 0;
};

static moodycamel::ConcurrentQueue<int, Small> *queue;
static moodycamel::ProducerToken *tokens[THREADS];

static void work(int thread) {
    int which = thread;
#ifdef BUG
    which = 0;
#endif
    queue->enqueue(*tokens[which], thread);
}

int main() {
    moodycamel::ConcurrentQueue<int, Small> all(4);
    queue = &all;
    for (auto &token : tokens)
        token = new moodycamel::ProducerToken(all);
    run();
    int value, count = 0, sum = 0;
    while (all.try_dequeue(value)) {
        count++;
        sum += value;
    }
    assert(count == THREADS && sum == THREADS * (THREADS - 1) / 2);
    return 0;
}
