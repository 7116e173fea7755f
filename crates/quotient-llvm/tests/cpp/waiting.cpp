// expect: done
// Condition variables, futures, what is called once, recursive and shared mutexes.
#include <cassert>
#include <chrono>
#include <condition_variable>
#include <future>
#include <mutex>
#include <queue>
#include <shared_mutex>
#include <stdexcept>
#include <thread>

static void condition_variables() {
  std::mutex mutex;
  std::condition_variable changed;
  std::queue<int> items;
  std::thread consumer([&] {
    std::unique_lock<std::mutex> lock(mutex);
    changed.wait(lock, [&] { return !items.empty(); });
    assert(items.front() == 3);
    items.pop();
  });
  {
    std::lock_guard<std::mutex> guard(mutex);
    items.push(3);
  }
  changed.notify_one();
  consumer.join();
  std::unique_lock<std::mutex> lock(mutex);
  assert(changed.wait_for(lock, std::chrono::milliseconds(5), [&] { return items.empty(); }));
}

static void futures() {
  std::promise<int> promise;
  auto future = promise.get_future();
  std::thread setter([&] { promise.set_value(4); });
  assert(future.get() == 4);
  setter.join();

  auto task = std::async(std::launch::async, [](int n) { return n + 1; }, 5);
  assert(task.get() == 6);
  auto lazy = std::async(std::launch::deferred, [] { return 7; });
  assert(lazy.get() == 7);
  auto failing = std::async(std::launch::async, []() -> int { throw std::logic_error("no"); });
  try {
    failing.get();
    assert(false);
  } catch (const std::logic_error &) {
  }
  std::packaged_task<int(int)> packaged([](int n) { return 2 * n; });
  auto result = packaged.get_future();
  packaged(4);
  assert(result.get() == 8);
  std::future<int> broken;
  {
    std::promise<int> dropped;
    broken = dropped.get_future();
  }
  try {
    broken.get();
    assert(false);
  } catch (const std::future_error &error) {
    assert(error.code() == std::future_errc::broken_promise);
  }
}

static void once() {
  std::once_flag flag;
  int count = 0;
  std::thread other([&] { std::call_once(flag, [&] { count++; }); });
  try {
    std::call_once(flag, [&] { throw 1; });
  } catch (int) {
    // It is as if that call had not been, for others, too.
  }
  std::call_once(flag, [&](int n) { count += n; }, 1);
  assert(count == 1);
  other.join();
}

static void other_mutexes() {
  std::recursive_mutex recursive;
  int count = 0;
  auto twice = [&] {
    std::lock_guard<std::recursive_mutex> outer(recursive);
    std::lock_guard<std::recursive_mutex> inner(recursive);
    count++;
  };
  std::thread other(twice);
  twice();
  other.join();
  assert(count == 2 && recursive.try_lock() && recursive.try_lock());

  std::shared_mutex shared;
  std::shared_lock<std::shared_mutex> one(shared), two(shared);
  assert(!shared.try_lock());
  one.unlock();
  two.unlock();
  std::unique_lock<std::shared_mutex> alone(shared);
  assert(!shared.try_lock_shared());

  std::timed_mutex timed;
  if (timed.try_lock_for(std::chrono::seconds(1)))
    timed.unlock();
}

int main() {
  condition_variables();
  futures();
  once();
  other_mutexes();
  return 0;
}
