// safe
// exception -- -DUNCAUGHT
// What errors of the library say of themselves, and their codes.
#include <cassert>
#include <future>
#include <mutex>
#include <string>
#include <system_error>
#include <thread>

bool says(const std::exception &error, const char *part) {
  return std::string(error.what()).find(part) != std::string::npos;
}

void futures() {
  std::promise<int> promise;
  std::future<int> answer = promise.get_future();
  promise.set_value(1);
  try {
    promise.set_value(2);
    assert(false);
  } catch (const std::future_error &error) {
    assert(error.code() == std::future_errc::promise_already_satisfied);
    assert(says(error, "Promise already satisfied"));
    assert(error.code().message() == "Promise already satisfied");
  }
  try {
    promise.get_future();
    assert(false);
  } catch (const std::future_error &error) {
    assert(says(error, "Future already retrieved"));
  }
  {
    std::promise<int> broken = std::move(promise);
    answer = std::promise<int>().get_future();
  }
  try {
    answer.get();
    assert(false);
  } catch (const std::future_error &error) {
    assert(says(error, "Broken promise"));
  }
  try {
    promise.set_value(3);
    assert(false);
  } catch (const std::future_error &error) {
    assert(says(error, "No associated state"));
  }
}

void locks() {
  std::mutex mutex;
  std::unique_lock<std::mutex> lock(mutex);
  try {
    lock.lock();
    assert(false);
  } catch (const std::system_error &error) {
    assert(error.code() == std::errc::resource_deadlock_would_occur);
    assert(says(error, "Resource deadlock avoided"));
  }
  lock.unlock();
#ifdef UNCAUGHT
  lock.unlock();
#endif
  try {
    lock.unlock();
    assert(false);
  } catch (const std::system_error &error) {
    assert(error.code() == std::errc::operation_not_permitted);
    assert(says(error, "Operation not permitted"));
    assert(error.code().message().length() == 23);
  }
}

int main() {
  std::thread one(futures), two(locks);
  one.join();
  two.join();
}
