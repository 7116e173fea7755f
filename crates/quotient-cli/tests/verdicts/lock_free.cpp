// safe
//
// What std::atomic says of itself is what it says on the machine.
#include <atomic>
#include <cassert>

struct Pair {
    void *pointer;
    unsigned long count;
};
struct Three {
    char bytes[3];
};

int main() {
    std::atomic<bool> flag{false};
    std::atomic<int> number{0};
    std::atomic<long> large{0};
    std::atomic<void *> pointer{nullptr};
    std::atomic<Three> three{};
    assert(flag.is_lock_free() && number.is_lock_free() && large.is_lock_free());
    assert(pointer.is_lock_free());
    assert(!three.is_lock_free());
}
