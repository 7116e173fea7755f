// $ quotient check mistakes/captured_forks.cpp
// Philosophers in a vector, each with its number captured: all take their left fork first.
#include <array>
#include <mutex>
#include <thread>
#include <vector>

int main() {
  std::array<std::mutex, 3> forks;
  std::vector<std::thread> table;
  for (int i = 0; i < 3; i++)
    table.emplace_back([&forks, i] {
      std::lock_guard<std::mutex> left(forks[i]);
      std::lock_guard<std::mutex> right(forks[(i + 1) % 3]);
    });
  for (auto &seat : table)
    seat.join();
}
