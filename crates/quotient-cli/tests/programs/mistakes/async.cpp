// $ quotient check mistakes/async.cpp
// The future is waited for with the lock held that its task needs.
#include <future>
#include <mutex>

std::mutex lock;
int total;

int add() {
  std::lock_guard<std::mutex> guard(lock);
  return ++total;
}

int main() {
  std::future<int> sum = std::async(std::launch::async, add);
  std::lock_guard<std::mutex> guard(lock);
  return sum.get() - 1;
}
