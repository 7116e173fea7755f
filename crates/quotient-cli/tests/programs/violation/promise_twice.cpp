// $ quotient check violation/promise_twice.cpp
// Two threads answer, and only one may.
#include <future>
#include <thread>

int main() {
  std::promise<int> promise;
  std::future<int> answer = promise.get_future();
  std::thread first([&] { promise.set_value(1); });
  std::thread second([&] { promise.set_value(2); });
  answer.get();
  first.join();
  second.join();
}
