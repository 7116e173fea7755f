// A bounded queue for many producers and consumers: every cell has a ticket that says whose turn
// it is (after Dmitry Vyukov).
// expect: safe
// expect -DBUG: assertion "value != 0"
// The bug: a cell is handed over before its value is there.
#include <array>
#include <atomic>
#include <cassert>
#include <cstddef>
#include <optional>
#include <thread>

template <class T, std::size_t Size> class Queue {
  struct Cell {
    std::atomic<std::size_t> ticket;
    T value;
  };
  std::array<Cell, Size> cells{};
  std::atomic<std::size_t> head{0}, tail{0};

public:
  Queue() {
    for (std::size_t n = 0; n < Size; n++)
      cells[n].ticket.store(n);
  }

  bool push(T value) {
    std::size_t at = tail.load();
    while (true) {
      Cell &cell = cells[at % Size];
      std::size_t ticket = cell.ticket.load();
      if (ticket == at) {
        if (tail.compare_exchange_strong(at, at + 1)) {
#ifdef BUG
          cell.ticket.store(at + 1);
          cell.value = value;
#else
          cell.value = value;
          cell.ticket.store(at + 1);
#endif
          return true;
        }
      } else if (ticket < at) {
        return false;
      } else {
        at = tail.load();
      }
    }
  }

  std::optional<T> pop() {
    std::size_t at = head.load();
    while (true) {
      Cell &cell = cells[at % Size];
      std::size_t ticket = cell.ticket.load();
      if (ticket == at + 1) {
        if (head.compare_exchange_strong(at, at + 1)) {
          T value = cell.value;
          cell.ticket.store(at + Size);
          return value;
        }
      } else if (ticket < at + 1) {
        return std::nullopt;
      } else {
        at = head.load();
      }
    }
  }
};

int main() {
  Queue<int, 2> queue;
  std::thread one([&] { queue.push(1); });
  std::thread two([&] { queue.push(2); });
  int sum = 0;
  for (int n = 0; n < 2; n++) {
    if (auto popped = queue.pop()) {
      int value = *popped;
      assert(value != 0);
      sum += value;
    }
  }
  one.join();
  two.join();
  while (auto popped = queue.pop())
    sum += *popped;
  assert(sum == 3);
}
