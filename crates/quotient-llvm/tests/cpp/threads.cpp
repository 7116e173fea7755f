// expect: done
// Threads, atomics, and what they are passed.
#include <atomic>
#include <cassert>
#include <functional>
#include <thread>
#include <utility>

std::atomic<int> count{0};
std::atomic<bool> ready{false};

struct Adder {
  int by;
  void operator()(int times) const {
    for (int n = 0; n < times; n++)
      count += by;
  }
};

struct Account {
  int balance = 0;
  void deposit(int amount) { balance += amount; }
};

static void set(int &target, int value) { target = value; }

int main() {
  std::thread a(Adder{2}, 3);
  int local = 0;
  std::thread b(set, std::ref(local), 7);
  a.join();
  b.join();
  assert(count.load() == 6 && local == 7);

  Account account;
  std::thread c(&Account::deposit, &account, 5);
  assert(c.joinable());
  std::thread moved = std::move(c);
  assert(!c.joinable());
  moved.join();
  assert(account.balance == 5);

  std::thread d([&] {
    while (!ready.load())
      std::this_thread::yield();
    count.store(1);
  });
  assert(d.get_id() != std::this_thread::get_id());
  ready = true;
  d.join();
  int expected = 2;
  assert(!count.compare_exchange_strong(expected, 3) && expected == 1);
  assert(count.exchange(9) == 1 && count == 9);
  return 0;
}
