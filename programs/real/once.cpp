// Initialisation by whoever comes first.
// expect: safe
// expect -DBUG: assertion "table.size() == 2"
// The bug: a flag of one's own that is set before the work is done.
#include <atomic>
#include <cassert>
#include <mutex>
#include <thread>
#include <vector>

static std::vector<int> table;

static void fill() {
  table.push_back(1);
  table.push_back(2);
}

#ifdef BUG
static std::atomic<bool> filled{false};
static void ensure() {
  if (!filled.exchange(true))
    fill();
}
#else
static std::once_flag filled;
static void ensure() { std::call_once(filled, fill); }
#endif

int main() {
  std::thread other([] {
    ensure();
    assert(table.size() == 2);
  });
  ensure();
  assert(table.size() == 2);
  other.join();
}
