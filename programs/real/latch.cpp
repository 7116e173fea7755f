// A latch: threads wait until enough of them have arrived.
// expect: safe
// expect -DBUG: deadlock
// The bug: the last one arrives without the lock, so its signal may come before the wait.
#include <atomic>
#include <cassert>
#include <condition_variable>
#include <mutex>
#include <thread>

class Latch {
  std::mutex mutex;
  std::condition_variable open;
  std::atomic<int> missing;

public:
  explicit Latch(int count) : missing(count) {}

  void arrive() {
#ifdef BUG
    if (--missing == 0)
      open.notify_all();
#else
    std::lock_guard<std::mutex> guard(mutex);
    if (--missing == 0)
      open.notify_all();
#endif
  }

  void wait() {
    std::unique_lock<std::mutex> lock(mutex);
    while (missing > 0)
      open.wait(lock);
  }
};

int main() {
  Latch latch(1);
  int result = 0;
  std::thread worker([&] {
    result = 42;
    latch.arrive();
  });
  latch.wait();
  assert(result == 42);
  worker.join();
}
