// Workers that take tasks from a common queue until it is empty.
// expect: safe
// expect -DBUG: assertion "!this->empty()"
// The bug: whether there is a task is asked without the lock.
#include <atomic>
#include <cassert>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

class Pool {
  std::mutex mutex;
  std::deque<std::function<void()>> tasks;
  std::vector<std::thread> workers;

  void work() {
    while (true) {
      std::function<void()> task;
      {
#ifdef BUG
        if (tasks.empty())
          return;
        std::lock_guard<std::mutex> guard(mutex);
#else
        std::lock_guard<std::mutex> guard(mutex);
        if (tasks.empty())
          return;
#endif
        task = std::move(tasks.front());
        tasks.pop_front();
      }
      task();
    }
  }

public:
  void add(std::function<void()> task) { tasks.push_back(std::move(task)); }

  void run(int count) {
    for (int n = 0; n < count; n++)
      workers.emplace_back([this] { work(); });
    for (auto &worker : workers)
      worker.join();
  }
};

int main() {
  std::atomic<int> sum{0};
  Pool pool;
  for (int n = 1; n <= 2; n++)
    pool.add([&sum, n] { sum += n; });
  pool.run(2);
  assert(sum == 3);
}
