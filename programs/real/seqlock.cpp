// A pair that is read without a lock: readers look whether a writer was there meanwhile.
// expect: safe
// expect -DBUG: assertion "pair.first == pair.second"
// The bug: the reader does not look whether a writer was at work when it began.
#include <atomic>
#include <cassert>
#include <thread>
#include <utility>

class SeqLock {
  std::atomic<unsigned> version{0};
  std::atomic<int> first{0}, second{0};

public:
  void write(int value) {
    version.fetch_add(1);
    first.store(value);
    second.store(value);
    version.fetch_add(1);
  }

  std::pair<int, int> read() const {
    while (true) {
      unsigned before = version.load();
#ifndef BUG
      if (before % 2 != 0)
        continue;
#endif
      std::pair<int, int> value{first.load(), second.load()};
      if (version.load() == before)
        return value;
    }
  }
};

int main() {
  SeqLock lock;
  std::thread writer([&] {
    lock.write(1);
    lock.write(2);
  });
  std::thread reader([&] {
    auto pair = lock.read();
    assert(pair.first == pair.second);
  });
  writer.join();
  reader.join();
}
