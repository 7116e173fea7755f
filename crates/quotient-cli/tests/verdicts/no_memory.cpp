// safe
// exception -- -DUNCAUGHT
//
// `new` throws where there is not enough memory, or returns null if it was told to.
#include <cassert>
#include <new>
#include <thread>

int got;

int main() {
    std::thread t([] {
        try {
            std::size_t size = std::size_t(1) << 40;
            char *memory = new char[size];
            delete[] memory;
        } catch (const std::bad_alloc &) {
            got = 1;
        }
    });
    t.join();
    assert(got == 1);
    std::size_t size = std::size_t(1) << 40;
    char *memory = new (std::nothrow) char[size];
    assert(!memory);
#ifdef UNCAUGHT
    memory = new char[size];
    memory[0] = 1;
#endif
}
