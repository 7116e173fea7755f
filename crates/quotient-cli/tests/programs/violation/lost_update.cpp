// $ quotient check violation/lost_update.cpp
#include <atomic>
#include <cassert>
#include <thread>

namespace bank {
class Account {
  std::atomic<int> balance{0};

public:
  void deposit(int amount) { balance = balance + amount; }
  int total() const { return balance; }
};
} // namespace bank

bank::Account account;

int main() {
  std::thread one([] { account.deposit(10); });
  std::thread two([] { account.deposit(20); });
  one.join();
  two.join();
  assert(account.total() == 30);
}
