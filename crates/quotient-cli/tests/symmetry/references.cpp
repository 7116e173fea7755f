// safe optimal 5 5
// safe optimal 1 1 -DCOPIED
// safe optimal 1 1 -DCOUNTED
// safe optimal 5 5 -DINTRUSIVE
// Of references that are handed over nothing matters but who drops the last one: that is a choice, with symmetry and without.
// Main gives one to each thread and drops its own, or each thread copies main's. What is only counted commutes, however it
// is written.
#include <atomic>
#include <cassert>
#include <memory>
#include <thread>

struct Node {
    int value = 7;
    std::atomic<int> references{1};
};

std::atomic<int> count;

void release(Node *node) {
    if (node->references.fetch_sub(1, std::memory_order_acq_rel) == 1)
        delete node;
}

int main() {
    std::thread threads[4];
#if INTRUSIVE
    Node *node = new Node;
    for (auto &thread : threads) {
        // Nobody looks at what was there: an add, but what it adds to is counted down.
        node->references.fetch_add(1, std::memory_order_relaxed);
        thread = std::thread([node] {
            assert(node->value == 7);
            release(node);
        });
    }
    release(node);
#elif COUNTED
    for (auto &thread : threads)
        thread = std::thread([] {
            count++;
            count.fetch_add(2, std::memory_order_relaxed);
            --count;
            count += 3;
        });
#else
    auto node = std::make_shared<Node>();
    for (auto &thread : threads)
#if COPIED
        thread = std::thread([&node] {
            auto copy = node;
#else
        thread = std::thread([copy = node] {
#endif
            assert(copy->value == 7);
        });
#if !COPIED
    node.reset();
#endif
#endif
    for (auto &thread : threads)
        thread.join();
#if COUNTED
    assert(count == 20);
#endif
}
