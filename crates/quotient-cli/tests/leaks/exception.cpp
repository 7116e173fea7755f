// safe --leaks=all
//
// An exception that two threads handle at once is destroyed when both are done with it.
#include <cassert>
#include <future>
#include <memory>
#include <thread>

struct Error {
  int code;
  std::unique_ptr<int> owned;
};

int main() {
  std::promise<void> promise;
  std::thread fails([&] {
    try {
      throw Error{1, std::make_unique<int>(1)};
    } catch (...) {
      promise.set_exception(std::current_exception());
    }
  });
  try {
    promise.get_future().get();
    assert(false);
  } catch (const Error &error) {
    assert(error.code > 0);
  }
  fails.join();
}
