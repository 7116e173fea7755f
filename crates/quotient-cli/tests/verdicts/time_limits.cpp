// safe
//
// Waits that have a time limit, and say afterwards whether it has passed.
#include <cassert>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <shared_mutex>
#include <thread>

using namespace std::chrono_literals;

int main() {
  std::mutex mutex;
  std::condition_variable condition;
  bool ready = false;
  std::unique_lock<std::mutex> lock(mutex);

  auto before = std::chrono::steady_clock::now();
  bool in_time = condition.wait_for(lock, 100ms, [&] { return ready; });
  assert(!in_time);
  assert(std::chrono::steady_clock::now() - before >= 100ms);
  auto at = std::chrono::system_clock::now() + 1s;
  assert(condition.wait_until(lock, at) == std::cv_status::timeout);

  std::condition_variable_any any;
  assert(!any.wait_for(lock, 1s, [&] { return ready; }));

  std::timed_mutex timed;
  std::shared_timed_mutex shared;
  std::recursive_timed_mutex recursive;
  timed.lock();
  shared.lock_shared();
  recursive.lock();
  assert(recursive.try_lock_for(1ms));
  std::thread other([&] {
    assert(!timed.try_lock_for(1ms));
    assert(!timed.try_lock_until(std::chrono::steady_clock::now() + 1ms));
    assert(!shared.try_lock_for(1ms));
    assert(shared.try_lock_shared_for(1ms));
    shared.unlock_shared();
    assert(!recursive.try_lock_for(1ms));
  });
  other.join();
}
