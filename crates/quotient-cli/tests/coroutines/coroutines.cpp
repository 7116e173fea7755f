// safe -- -std=c++20
// assertion -- -std=c++20 -DTWO
// memory -- -std=c++20 -DDESTROYED
// safe -- -std=c++20 -DGENERATES
// safe -- -std=c++20 -DAWAITS
// assertion -- -std=c++20 -DAWAITS -DTHROWS
// Coroutines: another thread goes on with them, they yield, and await each other.
#include <atomic>
#include <cassert>
#include <coroutine>
#include <exception>
#include <thread>
#include <utility>

template <typename T> struct Task {
  struct promise_type {
    T value{};
    std::exception_ptr failure;
    std::coroutine_handle<> awaiting = std::noop_coroutine();
    Task get_return_object() { return Task{std::coroutine_handle<promise_type>::from_promise(*this)}; }
    std::suspend_always initial_suspend() noexcept { return {}; }
    struct End {
      bool await_ready() noexcept { return false; }
      std::coroutine_handle<> await_suspend(std::coroutine_handle<promise_type> ended) noexcept {
        return ended.promise().awaiting;
      }
      void await_resume() noexcept {}
    };
    End final_suspend() noexcept { return {}; }
    std::suspend_always yield_value(T next) {
      value = next;
      return {};
    }
    void return_value(T last) { value = last; }
    void unhandled_exception() { failure = std::current_exception(); }
  };
  std::coroutine_handle<promise_type> handle;
  explicit Task(std::coroutine_handle<promise_type> h) : handle(h) {}
  Task(Task &&other) : handle(std::exchange(other.handle, nullptr)) {}
  ~Task() {
    if (handle)
      handle.destroy();
  }
  bool await_ready() { return false; }
  std::coroutine_handle<> await_suspend(std::coroutine_handle<> by) {
    handle.promise().awaiting = by;
    return handle;
  }
  T await_resume() {
    if (handle.promise().failure)
      std::rethrow_exception(handle.promise().failure);
    return handle.promise().value;
  }
};

#ifdef GENERATES
Task<int> counts(int most) {
  for (int i = 0; i < most; i++)
    co_yield i;
  co_return most;
}

int main() {
  auto numbers = counts(3);
  int sum = 0;
  std::thread other([&] {
    numbers.handle.resume();
    sum += numbers.handle.promise().value;
  });
  other.join();
  while (!numbers.handle.done()) {
    numbers.handle.resume();
    sum += numbers.handle.promise().value;
  }
  assert(sum == 0 + 1 + 2 + 3);
}
#elif defined(AWAITS)
std::atomic<int> shared;

Task<int> looks() {
  int before = shared++;
#ifdef THROWS
  if (before)
    throw before;
#endif
  co_return before;
}

Task<int> adds() {
  int a = co_await looks();
  int b = co_await looks();
  co_return a + b;
}

int main() {
  auto one = adds(), two = adds();
  std::thread other([&] { one.handle.resume(); });
  two.handle.resume();
  other.join();
  assert(!one.handle.promise().failure && !two.handle.promise().failure);
  assert(one.handle.promise().value + two.handle.promise().value == 0 + 1 + 2 + 3);
}
#else
int data;
std::atomic<int> turns;

Task<int> writes() {
  data++;
  co_await std::suspend_always{};
  int next = data + 1;
  turns++;
  data = next;
  co_return data;
}

int main() {
  auto one = writes(), two = writes();
  one.handle.resume();
  two.handle.resume();
#ifdef TWO
  std::thread other([&] { one.handle.resume(); });
  two.handle.resume();
  other.join();
#else
  std::thread other([&] {
    one.handle.resume();
    two.handle.resume();
  });
  other.join();
#endif
  assert(one.handle.done() && data == 4);
#ifdef DESTROYED
  auto handle = one.handle;
  { Task<int> gone(std::move(one)); }
  handle.promise().value = 1;
#endif
}
#endif
