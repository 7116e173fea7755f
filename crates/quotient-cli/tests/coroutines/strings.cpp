// safe -- -std=c++20
// assertion -- -std=c++20 -DWRONG
// A coroutine with strings: it is compiled without optimisation, so that the library is asked for more.
#include <cassert>
#include <coroutine>
#include <exception>
#include <string>
#include <thread>

struct lines {
  struct promise_type {
    std::string line;
    lines get_return_object() { return {std::coroutine_handle<promise_type>::from_promise(*this)}; }
    std::suspend_always initial_suspend() { return {}; }
    std::suspend_always final_suspend() noexcept { return {}; }
    std::suspend_always yield_value(std::string next) {
      line = std::move(next);
      return {};
    }
    void return_void() {}
    void unhandled_exception() { std::terminate(); }
  };
  std::coroutine_handle<promise_type> handle;
  ~lines() { handle.destroy(); }
};

static lines count(std::string name) {
  for (int i = 1; i < 3; i++) {
    co_yield name + ' ' + std::to_string(i);
  }
  co_yield name.substr(1) == "ine" ? "end" : "more";
}

int main() {
  std::string all;
  std::thread thread([&] {
    lines numbers = count("line");
    for (numbers.handle.resume(); !numbers.handle.done(); numbers.handle.resume())
      all += numbers.handle.promise().line + ";";
  });
  thread.join();
#ifdef WRONG
  assert(all == "line 1;line 2;more;");
#else
  assert(all == "line 1;line 2;end;");
#endif
}
