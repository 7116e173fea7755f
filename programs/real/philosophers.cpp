// Philosophers share forks with their neighbours.
// expect: safe
// expect -DBUG: deadlock
// The bug: everybody takes the left fork first.
#include <array>
#include <cassert>
#include <cstddef>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

constexpr std::size_t count = 3;

struct Table {
  std::array<std::mutex, count> forks;
  std::array<int, count> meals{};

  void dine(std::size_t seat) {
    std::size_t first = seat, second = (seat + 1) % count;
#ifndef BUG
    if (second < first)
      std::swap(first, second);
#endif
    std::lock_guard<std::mutex> left(forks[first]);
    std::lock_guard<std::mutex> right(forks[second]);
    meals[seat]++;
  }
};

int main() {
  Table table;
  std::vector<std::thread> guests;
  for (std::size_t seat = 0; seat < count; seat++)
    guests.emplace_back(&Table::dine, &table, seat);
  for (std::thread &guest : guests)
    guest.join();
  for (int meals : table.meals)
    assert(meals == 1);
}
