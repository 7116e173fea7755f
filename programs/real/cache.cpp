// A cache whose entries are replaced while others use them.
// expect: safe
// expect -DBUG: memory "use of freed memory"
// The bug: a plain pointer to the entry leaves the lock.
#include <cassert>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <unordered_map>

class Cache {
  std::mutex mutex;
  std::unordered_map<std::string, std::shared_ptr<const std::string>> entries;

public:
  void put(const std::string &key, std::string value) {
    auto entry = std::make_shared<const std::string>(std::move(value));
    std::lock_guard<std::mutex> guard(mutex);
    entries[key] = std::move(entry);
  }

  std::shared_ptr<const std::string> get(const std::string &key) {
    std::lock_guard<std::mutex> guard(mutex);
    return entries.at(key);
  }
};

int main() {
  Cache cache;
  cache.put("key", "old");
  std::thread reader([&] {
#ifdef BUG
    const std::string *value = cache.get("key").get();
#else
    std::shared_ptr<const std::string> value = cache.get("key");
#endif
    assert(*value == "old" || *value == "new");
  });
  cache.put("key", "new");
  reader.join();
}
