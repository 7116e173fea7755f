// Works on containers that only the thread knows, between two accesses to what threads share.
// Without WORK nothing is done.
#include <algorithm>
#include <atomic>
#include <cassert>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

int x, y;

static std::vector<int> numbers() {
  std::vector<int> v;
  unsigned seed = 7;
  for (int i = 0; i < 100; i++) {
    seed = seed * 1103515245u + 12345u;
    v.push_back((seed >> 16) % 1000);
  }
  return v;
}

void sorted_vector() {
  std::vector<int> v = numbers();
  std::sort(v.begin(), v.end());
  assert(std::is_sorted(v.begin(), v.end()));
}

void all_kinds() {
  std::map<int, std::string> names;
  for (int n : numbers())
    names[n] += std::to_string(n);
  assert(!names.empty());
  auto counter = std::make_shared<std::atomic<int>>(0);
  std::mutex mutex;
  for (int i = 0; i < 10; i++) {
    std::lock_guard<std::mutex> guard(mutex);
    auto another = counter;
    ++*another;
  }
  try {
    throw *counter + 1;
  } catch (int n) {
    assert(n == 11);
  }
}

void nothing() {}

#ifndef WORK
#define WORK nothing
#endif

int main() {
  std::thread left([] {
    x = 1;
    WORK();
    assert(y == 0 || y == 1);
  });
  std::thread right([] {
    y = 1;
    WORK();
    assert(x == 0 || x == 1);
  });
  left.join();
  right.join();
  WORK();
}
