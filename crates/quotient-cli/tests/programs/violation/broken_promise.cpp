// $ quotient check violation/broken_promise.cpp
// Somebody waits for what was promised and is not kept. The exception is made without being thrown.
#include <future>
#include <thread>

int main() {
    std::promise<int> promise;
    std::future<int> result = promise.get_future();
    std::thread thread([kept = std::move(promise)]() mutable { std::promise<int>(std::move(kept)); });
    thread.join();
    return result.get();
}
