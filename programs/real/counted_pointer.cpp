// A lock-free pool of nodes, taken and given back through a pointer and a count of changes that are
// exchanged together, 16 bytes at once. With the pointer alone, a node that has come back is taken
// for one that never left (ABA), and two threads own the same node.
// expect: safe
// expect -mcx16: safe
// expect -DBUG: assertion
#include <atomic>
#include <cassert>
#include <cstdint>
#include <thread>

struct Node {
    std::atomic<Node *> next{nullptr};
    std::atomic<int> owners{0};
};

class Pool {
    struct Head {
        Node *first;
        std::uintptr_t changes;

        Head with(Node *node) const {
#ifdef BUG
            return {node, changes};
#else
            return {node, changes + 1};
#endif
        }
    };
    std::atomic<Head> head{Head{nullptr, 0}};

public:
    void give(Node *node) {
        Head old = head.load();
        do
            node->next = old.first;
        while (!head.compare_exchange_weak(old, old.with(node)));
    }

    Node *take() {
        Head old = head.load();
        while (old.first && !head.compare_exchange_weak(old, old.with(old.first->next)))
            ;
        return old.first;
    }
};

static void own(Node *node) {
    if (node)
        assert(node->owners++ == 0);
}

int main() {
    static Node nodes[3];
    static Pool pool;
    for (Node &node : nodes)
        pool.give(&node);
    std::thread other([] { own(pool.take()); });
    Node *first = pool.take();
    own(pool.take());
    if (first)
        pool.give(first);
    own(pool.take());
    other.join();
}
