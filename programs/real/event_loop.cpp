// A thread that runs what others post to it, until it is told to stop.
// expect: safe
// expect -DBUG: assertion "ran == 2"
// The bug: the loop stops with tasks still in its queue.
#include <cassert>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

class EventLoop {
  std::mutex mutex;
  std::condition_variable posted;
  std::deque<std::function<void()>> tasks;
  bool stopping = false;
  std::thread thread;

  void run() {
    while (true) {
      std::unique_lock<std::mutex> lock(mutex);
      posted.wait(lock, [this] { return stopping || !tasks.empty(); });
#ifdef BUG
      if (stopping)
        return;
#else
      if (tasks.empty())
        return;
#endif
      auto task = std::move(tasks.front());
      tasks.pop_front();
      lock.unlock();
      task();
    }
  }

public:
  EventLoop() : thread([this] { run(); }) {}

  ~EventLoop() {
    {
      std::lock_guard<std::mutex> guard(mutex);
      stopping = true;
    }
    posted.notify_one();
    thread.join();
  }

  void post(std::function<void()> task) {
    {
      std::lock_guard<std::mutex> guard(mutex);
      tasks.push_back(std::move(task));
    }
    posted.notify_one();
  }
};

int main() {
  int ran = 0;
  {
    EventLoop loop;
    loop.post([&] { ran++; });
    loop.post([&] { ran++; });
  }
  assert(ran == 2);
}
