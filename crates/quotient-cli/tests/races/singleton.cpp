// safe --races
// race --races -- -DCHECKED
#include <iostream>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

struct Settings {
  std::vector<int> sizes{1, 2, 3};
};

#ifdef CHECKED
static std::unique_ptr<Settings> instance;
static std::mutex mutex;

static Settings &settings() {
  if (!instance) {
    std::lock_guard<std::mutex> guard(mutex);
    if (!instance)
      instance = std::make_unique<Settings>();
  }
  return *instance;
}
#else
static Settings &settings() {
  static Settings instance;
  return instance;
}
#endif

int main() {
  std::thread other([] { std::cout << settings().sizes.size() << std::endl; });
  std::cout << settings().sizes.size() << std::endl;
  other.join();
}
