// $ quotient check safe/lock_guard.cpp
// $ quotient check safe/lock_guard.cpp -a rf --stats
#include <cassert>
#include <map>
#include <mutex>
#include <string>
#include <thread>

std::mutex mutex;
std::map<std::string, int> count;

void add(const std::string &name) {
  std::lock_guard<std::mutex> guard(mutex);
  count[name] += 1;
}

int main() {
  std::thread one(add, "apple");
  std::thread two(add, "pear");
  add("apple");
  one.join();
  two.join();
  assert(count.size() == 2 && count["apple"] == 2 && count["pear"] == 1);
}
