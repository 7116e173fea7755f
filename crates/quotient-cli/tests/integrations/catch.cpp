#include <quotient/catch.h>

#include <mutex>
#include <thread>

TEST_CASE("both are counted", "[counter]") {
  std::mutex lock;
  int n = 0;
  auto add = [&] {
    std::lock_guard<std::mutex> guard(lock);
    n++;
  };
  std::thread other(add);
  add();
  other.join();
  REQUIRE(n == 2);
}

// quotient: expect deadlock
TEST_CASE("locks in both orders") {
  std::mutex a, b;
  std::thread other([&] {
    std::lock_guard<std::mutex> first(a);
    std::lock_guard<std::mutex> second(b);
  });
  {
    std::lock_guard<std::mutex> first(b);
    std::lock_guard<std::mutex> second(a);
  }
  other.join();
}
