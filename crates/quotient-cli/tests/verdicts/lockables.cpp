// safe
// assertion -- -DOTHER
//
// What `std::lock` takes may be of the program's own making, and of several types.
#include <atomic>
#include <cassert>
#include <mutex>
#include <thread>

class Spin {
  std::atomic<bool> taken{false};

public:
  void lock() {
    while (taken.exchange(true))
      ;
  }
  bool try_lock() { return !taken.exchange(true); }
  void unlock() { taken = false; }
};

Spin a, b;
std::mutex mutex, another;
int count;

int main() {
  std::thread other([] {
#ifdef OTHER
    std::scoped_lock both(another, b);
#else
    std::scoped_lock both(mutex, a);
#endif
    count++;
  });
  {
    std::scoped_lock both(a, mutex);
    count++;
  }
  other.join();
  assert(count == 2);
  std::lock(a, b);
  a.unlock();
  b.unlock();
}
