// $ quotient check violation/spin_order.cpp
#include <atomic>
#include <mutex>
#include <thread>

class Spin {
  std::atomic<bool> taken{false};

public:
  void lock() {
    while (taken.exchange(true))
      ;
  }
  void unlock() { taken = false; }
};

Spin spin;
std::mutex mutex;

int main() {
  std::thread other([] {
    std::lock_guard<std::mutex> first(mutex);
    std::lock_guard<Spin> second(spin);
  });
  {
    std::lock_guard<Spin> first(spin);
    std::lock_guard<std::mutex> second(mutex);
  }
  other.join();
}
