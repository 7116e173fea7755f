// expect: done
// Mutexes and their guards.
#include <cassert>
#include <mutex>
#include <system_error>
#include <thread>

std::mutex a, b, c;
int count;

int main() {
  std::thread worker([] {
    std::scoped_lock both(a, b);
    count++;
    std::lock_guard<std::mutex> third(c);
  });
  {
    std::unique_lock<std::mutex> first(b, std::defer_lock), second(a, std::defer_lock);
    std::lock(first, second);
    count++;
    assert(first.owns_lock() && second.owns_lock());
    first.unlock();
  }
  worker.join();
  assert(count == 2);
  assert(c.try_lock());
  std::unique_lock<std::mutex> busy(c, std::try_to_lock);
  assert(!busy.owns_lock());
  c.unlock();
  std::lock(a, b, c);
  std::scoped_lock all(std::adopt_lock, a, b, c);
  try {
    std::unique_lock<std::mutex> none;
    none.lock();
    assert(false);
  } catch (const std::system_error &error) {
    assert(error.code() == std::errc::operation_not_permitted);
  }
  return 0;
}
