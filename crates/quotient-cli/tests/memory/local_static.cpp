// A local static variable is initialised once, whatever else the threads tell each other, and however.
// robust: -std=c++20
// stale: -std=c++20 -DBY_HAND
#include <atomic>
#include <cassert>
#include <thread>

struct settings {
  int value = 7;
};

static std::atomic<int> count;
static std::atomic<bool> known;
static std::atomic<int> own;

static void use() {
  count.fetch_add(1, std::memory_order_relaxed);
#ifdef BY_HAND
  if (!known.load(std::memory_order_relaxed)) {
    own.store(7, std::memory_order_relaxed);
    known.store(true, std::memory_order_relaxed);
  }
  assert(own.load(std::memory_order_relaxed) == 7);
#else
  static settings shared;
  assert(shared.value == 7);
#endif
  count.fetch_add(1, std::memory_order_relaxed);
}

int main() {
  std::thread one(use), other(use);
  one.join();
  other.join();
}
