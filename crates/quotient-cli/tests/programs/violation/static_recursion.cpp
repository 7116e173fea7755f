// $ quotient check violation/static_recursion.cpp
// The initialisation of a local static variable comes back to itself.
#include <thread>

static int depth(int n) {
    static int result = n > 0 ? depth(n - 1) + 1 : 0;
    return result;
}

int main() {
    std::thread thread([] { depth(1); });
    thread.join();
}
