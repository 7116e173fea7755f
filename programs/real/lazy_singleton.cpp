// A singleton that is made when it is first asked for, with double-checked locking.
// expect: safe
// expect -DBUG: assertion "made == 1"
// The bug: the second check is missing.
#include <atomic>
#include <cassert>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

class Settings {
  static std::atomic<Settings *> instance;
  static std::mutex mutex;
  std::string name = "default";

public:
  static std::atomic<int> made;

  static Settings &get() {
    Settings *known = instance.load();
    if (!known) {
      std::lock_guard<std::mutex> guard(mutex);
#ifndef BUG
      known = instance.load();
#endif
      if (!known) {
        known = new Settings;
        made++;
        instance.store(known);
      }
    }
    return *known;
  }

  const std::string &title() const { return name; }
};

std::atomic<Settings *> Settings::instance{nullptr};
std::mutex Settings::mutex;
std::atomic<int> Settings::made{0};

int main() {
  std::thread one([] { assert(Settings::get().title() == "default"); });
  std::thread two([] { assert(Settings::get().title() == "default"); });
  one.join();
  two.join();
  int made = Settings::made;
  assert(made == 1);
}
