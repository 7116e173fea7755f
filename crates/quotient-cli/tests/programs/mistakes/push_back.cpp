// $ quotient check mistakes/push_back.cpp --races
// Two threads append to one vector.
#include <thread>
#include <vector>

std::vector<int> found;

int main() {
  found.reserve(8);
  std::thread one([] { found.push_back(1); });
  std::thread two([] { found.push_back(2); });
  one.join();
  two.join();
}
