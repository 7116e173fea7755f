// One thread waits for an atomic variable that the other changes: whoever is told of it after the change does not miss it, in whatever order it was changed.
// robust: -std=c++20
// stale: -std=c++20 -DWAIT=relaxed
// stale: -std=c++20 -DSTORE=relaxed
// stale: -std=c++20 -DSTORE=relaxed -DLATE
#include <atomic>
#include <thread>

#ifndef STORE
#define STORE release
#endif
#ifndef WAIT
#define WAIT acquire
#endif

static int data;
static std::atomic<int> ready, late;

static void tell() {
  data = 1;
  ready.store(1, std::memory_order::STORE);
  ready.notify_one();
  late.store(1, std::memory_order_relaxed);
}

static void listen() {
#ifdef LATE
  // To tell somebody is no fence.
  if (late.load(std::memory_order_acquire))
    data = 2;
#else
  ready.wait(0, std::memory_order::WAIT);
  data = 2;
#endif
}

int main() {
  std::thread one(tell), other(listen);
  one.join();
  other.join();
}
