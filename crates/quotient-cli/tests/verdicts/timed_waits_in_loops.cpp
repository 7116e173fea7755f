// safe -- -DWAY=1
// livelock -- -DWAY=1 -DNEVER
// safe -- -DWAY=2
// safe -- -DWAY=3
// safe -- -DWAY=4
// Waits with time limits in loops, of the C++ library.
#include <cassert>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <shared_mutex>
#include <thread>

using namespace std::chrono_literals;
std::mutex m;
std::condition_variable c;
std::timed_mutex timed;
std::shared_mutex shared;
bool ready;
int data;

void sets() {
#if WAY == 1 || WAY == 2
    {
        std::lock_guard<std::mutex> guard(m);
#ifndef NEVER
        ready = true;
#endif
    }
    c.notify_one();
#elif WAY == 3
    while (!timed.try_lock_for(1ms))
        std::this_thread::yield();
    data++;
    timed.unlock();
#else
    while (!shared.try_lock())
        std::this_thread::yield();
    data++;
    shared.unlock();
#endif
}

int main() {
    std::thread t(sets);
#if WAY == 1
    std::unique_lock<std::mutex> lock(m);
    while (!ready)
        c.wait_for(lock, 10ms);
    lock.unlock();
#elif WAY == 2
    std::unique_lock<std::mutex> lock(m);
    while (!c.wait_for(lock, 10ms, [] { return ready; })) {
    }
    lock.unlock();
#elif WAY == 3
    sets();
#else
    while (!shared.try_lock_shared())
        std::this_thread::yield();
    assert(data <= 1);
    shared.unlock_shared();
#endif
    t.join();
    assert(ready || data);
}
