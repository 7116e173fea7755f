// $ quotient check violation/static_race.cpp --races -a optimal
// Each static variable is initialised once, but what the two initialisations share is not protected.
#include <thread>

struct database {
  int handle;
  database() : handle(open()) {}
  static int open() {
    static int next;
    return ++next;
  }
};

database &users() {
  static database of_users;
  return of_users;
}

database &orders() {
  static database of_orders;
  return of_orders;
}

int main() {
  std::thread other([] { users(); });
  orders();
  other.join();
}
