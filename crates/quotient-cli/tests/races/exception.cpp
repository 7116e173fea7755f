// safe --races
// race --races -- -DCHANGED
//
// An exception that two threads handle at once.
#include <cassert>
#include <future>
#include <thread>

struct Error {
  int code;
};

int main() {
  std::promise<void> promise;
  std::thread fails([&] {
    try {
      throw Error{1};
    } catch (Error &error) {
      promise.set_exception(std::current_exception());
#ifdef CHANGED
      error.code = 2;
#endif
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
