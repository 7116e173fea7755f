// Transfers between accounts, each with a lock of its own.
// expect: safe
// expect -DBUG: deadlock
// The bug: the two locks are taken one after the other, in the order of the transfer.
#include <cassert>
#include <mutex>
#include <stdexcept>
#include <thread>

class Account {
  std::mutex mutex;
  int balance;

public:
  explicit Account(int balance) : balance(balance) {}

  static void transfer(Account &from, Account &to, int amount) {
#ifdef BUG
    std::lock_guard<std::mutex> first(from.mutex);
    std::lock_guard<std::mutex> second(to.mutex);
#else
    std::scoped_lock both(from.mutex, to.mutex);
#endif
    if (from.balance < amount)
      throw std::invalid_argument("not covered");
    from.balance -= amount;
    to.balance += amount;
  }

  int total() {
    std::lock_guard<std::mutex> guard(mutex);
    return balance;
  }
};

int main() {
  Account a(10), b(0);
  std::thread one([&] { Account::transfer(a, b, 10); });
  std::thread two([&] {
    try {
      Account::transfer(b, a, 5);
    } catch (const std::invalid_argument &) {
    }
  });
  one.join();
  two.join();
  assert(a.total() + b.total() == 10);
  assert(a.total() == 0 || a.total() == 5);
}
