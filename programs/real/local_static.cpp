// A singleton as a local static variable, which C++ initialises once; a registry behind it.
// expect: safe
// expect -DBUG: assertion "made == 1"
// The bug: a flag of one's own in place of what the language does.
#include <atomic>
#include <cassert>
#include <map>
#include <mutex>
#include <string>
#include <thread>

std::atomic<int> made{0};

class Registry {
  std::mutex mutex;
  std::map<std::string, int> entries;

public:
  Registry() { made++; }

  void add(const std::string &name) {
    std::lock_guard<std::mutex> guard(mutex);
    entries[name]++;
  }

  int count(const std::string &name) {
    std::lock_guard<std::mutex> guard(mutex);
    auto found = entries.find(name);
    return found == entries.end() ? 0 : found->second;
  }
};

Registry &registry() {
#ifdef BUG
  static std::atomic<Registry *> instance{nullptr};
  if (!instance.load())
    instance.store(new Registry);
  return *instance.load();
#else
  static Registry instance;
  return instance;
#endif
}

int main() {
  std::thread one([] { registry().add("key"); });
  std::thread two([] { registry().add("key"); });
  one.join();
  two.join();
  assert(made == 1);
  assert(registry().count("key") == 2);
}
