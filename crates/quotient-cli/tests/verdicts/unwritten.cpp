// safe --uninit
// memory --uninit -- -DMEMBER
// memory --uninit -- -DARRAY
// memory --uninit -- -DLATE
// safe
// undefined -- -DMEMBER
// undefined -- -DARRAY
// The library's containers, and what makes mistakes with them, read nothing that was not written.
#include <algorithm>
#include <atomic>
#include <cassert>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

struct Job {
  int id;
  int cost;
  explicit Job(int id) : id(id) {}
};

std::atomic<Job *> current{nullptr};
std::mutex mutex;
std::vector<std::string> names;

void use_the_library(int seed) {
  std::map<int, std::string> map;
  std::unordered_map<int, int> table;
  std::vector<std::pair<char, long>> pairs;
  for (int i = 0; i < 5; i++) {
    map[seed - i] = std::to_string(i);
    table[i] = seed;
    pairs.emplace_back('a' + i, -i);
  }
  std::sort(pairs.begin(), pairs.end(), [](auto &a, auto &b) { return a.second < b.second; });
  std::optional<int> nothing, something = 3;
  std::swap(nothing, something);
  std::function<int()> call = [=] { return seed; };
  auto moved = std::move(call);
  auto shared = std::make_shared<std::vector<int>>(3, moved());
  assert(shared->at(2) == seed && *nothing == 3 && table.at(4) == seed);
  std::lock_guard<std::mutex> guard(mutex);
  names.push_back(map.begin()->second + " is longer than what fits into a short string");
}

int main() {
  auto job = std::make_unique<Job>(1);
#ifdef MEMBER
  assert(job->cost != 7);
#endif
#ifdef ARRAY
  std::unique_ptr<int[]> numbers(new int[3]);
  assert(numbers[2] != 7);
#endif
  std::thread maker([&] {
    current = job.get();
    job->cost = 2;
    use_the_library(1);
  });
#ifdef LATE
  if (Job *found = current)
    assert(found->cost == 2);
#endif
  use_the_library(2);
  maker.join();
  assert(job->cost == 2);
}
