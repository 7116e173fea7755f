// A result that one thread hands to another once, or an error in its place: a small future.
// expect: safe
// expect -DBUG: assertion "sum == 42"
// The bug: it is said to be ready before it is there.
#include <atomic>
#include <cassert>
#include <exception>
#include <memory>
#include <stdexcept>
#include <thread>
#include <utility>

template <class T> class Handoff {
  struct State {
    std::atomic<bool> ready{false};
    T value{};
    std::exception_ptr error;
  };
  std::shared_ptr<State> state = std::make_shared<State>();

public:
  template <class F> void run(F work) {
    try {
#ifdef BUG
      state->ready.store(true);
#endif
      state->value = work();
    } catch (...) {
      state->error = std::current_exception();
    }
    state->ready.store(true);
  }

  T get() {
    while (!state->ready.load())
      std::this_thread::yield();
    if (state->error)
      std::rethrow_exception(state->error);
    return state->value;
  }
};

int main() {
  Handoff<int> good, bad;
  std::thread one([=]() mutable { good.run([] { return 42; }); });
  std::thread two([=]() mutable {
    bad.run([]() -> int { throw std::runtime_error("no result"); });
  });
  int sum = good.get();
  assert(sum == 42);
  one.join();
  two.join();
  try {
    bad.get();
    assert(false);
  } catch (const std::runtime_error &) {
  }
}
