// safe
// assertion -- -DIN_TIME
// deadlock -- -DNO_LIMIT
//
// A future that is waited for up to a time limit may be ready or not.
#include <cassert>
#include <chrono>
#include <future>
#include <thread>

int main() {
  std::promise<int> promise;
  std::future<int> future = promise.get_future();
  std::thread other([&] { promise.set_value(1); });
  auto status = future.wait_for(std::chrono::milliseconds(1));
#ifdef IN_TIME
  assert(status == std::future_status::ready);
#endif
  if (status == std::future_status::ready)
    assert(future.get() == 1);
  other.join();
  std::promise<int> never;
  std::future<int> none = never.get_future();
#ifdef NO_LIMIT
  none.wait();
#endif
  auto at = std::chrono::system_clock::now() + std::chrono::seconds(1);
  assert(none.wait_until(at) == std::future_status::timeout);
}
