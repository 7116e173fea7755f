// expect: done
// Objects that the headers leave to the library: placeholders, categories of errors, random numbers,
// nested exceptions, atomic access to shared pointers.
#include <cassert>
#include <exception>
#include <functional>
#include <future>
#include <memory>
#include <random>
#include <stdexcept>
#include <string>
#include <system_error>
#include <thread>

static int digits(int a, int b, int c) { return 100 * a + 10 * b + c; }

static void nested() {
  try {
    try {
      throw std::runtime_error("inner");
    } catch (...) {
      std::throw_with_nested(std::logic_error("outer"));
    }
  } catch (const std::exception &outer) {
    assert(std::string(outer.what()) == "outer");
    try {
      std::rethrow_if_nested(outer);
      assert(false);
    } catch (const std::runtime_error &inner) {
      assert(std::string(inner.what()) == "inner");
    }
  }
}

// A category is the same for the thread that fails and for the one that hears of it.
static void categories() {
  std::promise<int> promise;
  std::thread fails([&] {
    auto code = std::make_error_code(std::errc::timed_out);
    promise.set_exception(std::make_exception_ptr(std::system_error(code)));
  });
  try {
    promise.get_future().get();
    assert(false);
  } catch (const std::system_error &error) {
    assert(error.code() == std::errc::timed_out);
    assert(error.code().category() == std::generic_category());
  }
  fails.join();
}

static void shared() {
  auto pointer = std::make_shared<int>(1);
  std::thread other([&] { std::atomic_store(&pointer, std::make_shared<int>(2)); });
  int seen = *std::atomic_load(&pointer);
  assert(seen == 1 || seen == 2);
  other.join();
  auto expected = pointer;
  assert(std::atomic_compare_exchange_strong(&pointer, &expected, std::make_shared<int>(3)));
  assert(*pointer == 3);
}

int main() {
  using namespace std::placeholders;
  assert(std::bind(digits, _2, 5, _1)(1, 2) == 251);
  std::mt19937 engine{std::random_device{}()};
  int number = std::uniform_int_distribution<int>(1, 6)(engine);
  assert(1 <= number && number <= 6);
  nested();
  categories();
  shared();

  auto result = std::async(std::launch::async, [] { return 1; });
  auto status = result.wait_for(std::chrono::seconds(1));
  assert(status == std::future_status::ready || status == std::future_status::timeout);
  assert(result.get() == 1);
  auto later = std::async(std::launch::deferred, [] { return 2; });
  assert(later.wait_for(std::chrono::seconds(0)) == std::future_status::deferred);
  std::this_thread::sleep_until(std::chrono::system_clock::now() + std::chrono::milliseconds(1));
}
