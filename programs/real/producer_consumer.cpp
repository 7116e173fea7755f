// A bounded buffer with condition variables.
// expect: safe
// expect -DBUG: deadlock
// The bug: one condition variable for both sides, and only one of those who wait is woken.
#include <cassert>
#include <condition_variable>
#include <cstddef>
#include <mutex>
#include <queue>
#include <thread>

class Buffer {
  std::mutex mutex;
  std::condition_variable changed;
  std::queue<int> items;
  std::size_t room;

  void tell() {
#ifdef BUG
    changed.notify_one();
#else
    changed.notify_all();
#endif
  }

public:
  explicit Buffer(std::size_t room) : room(room) {}

  void put(int item) {
    std::unique_lock<std::mutex> lock(mutex);
    changed.wait(lock, [this] { return items.size() < room; });
    items.push(item);
    tell();
  }

  int take() {
    std::unique_lock<std::mutex> lock(mutex);
    changed.wait(lock, [this] { return !items.empty(); });
    int item = items.front();
    items.pop();
    tell();
    return item;
  }
};

int main() {
  Buffer buffer(1);
  std::thread one([&] { buffer.put(1); });
  std::thread two([&] { buffer.put(2); });
  std::thread three([&] { buffer.take(); });
  int item = buffer.take();
  assert(item == 1 || item == 2);
  one.join();
  two.join();
  three.join();
}
