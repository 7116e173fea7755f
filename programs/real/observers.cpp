// Listeners that are told of events, and may leave at any time.
// expect: safe
// expect -DBUG: memory "use of freed memory"
// The bug: a listener may be gone before it is told.
#include <algorithm>
#include <atomic>
#include <cassert>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

struct Listener {
  virtual ~Listener() = default;
  virtual void told(int event) = 0;
};

struct Counter : Listener {
  std::atomic<int> sum{0};
  void told(int event) override { sum += event; }
};

class Source {
  std::mutex mutex;
  std::vector<Listener *> listeners;

public:
  void add(Listener *listener) {
    std::lock_guard<std::mutex> guard(mutex);
    listeners.push_back(listener);
  }

  void remove(Listener *listener) {
    std::lock_guard<std::mutex> guard(mutex);
    listeners.erase(std::remove(listeners.begin(), listeners.end(), listener), listeners.end());
  }

  void tell(int event) {
#ifdef BUG
    std::vector<Listener *> copy;
    {
      std::lock_guard<std::mutex> guard(mutex);
      copy = listeners;
    }
    for (Listener *listener : copy)
      listener->told(event);
#else
    std::lock_guard<std::mutex> guard(mutex);
    for (Listener *listener : listeners)
      listener->told(event);
#endif
  }
};

int main() {
  Source source;
  auto counter = std::make_unique<Counter>();
  source.add(counter.get());
  std::thread teller([&] { source.tell(3); });
  source.remove(counter.get());
  assert(counter->sum == 0 || counter->sum == 3);
  counter.reset();
  teller.join();
}
