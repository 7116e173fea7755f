// safe
// memory -- -DRELEASED
// memory -- -DTWICE
// memory -- -DLATE
// safe -- -DOWN
// assertion -- -DOWN -DCOUNTED
// Containers get their memory from resources, which threads may share.
#include <atomic>
#include <cassert>
#include <memory_resource>
#include <new>
#include <string>
#include <thread>
#include <vector>

#ifdef OWN
// Hands on what is asked for, and counts.
struct Counts : std::pmr::memory_resource {
  std::atomic<int> blocks{0};
  void *do_allocate(std::size_t bytes, std::size_t alignment) override {
    blocks++;
    return std::pmr::new_delete_resource()->allocate(bytes, alignment);
  }
  void do_deallocate(void *block, std::size_t bytes, std::size_t alignment) override {
    blocks--;
    std::pmr::new_delete_resource()->deallocate(block, bytes, alignment);
  }
  bool do_is_equal(const memory_resource &other) const noexcept override { return this == &other; }
};

int main() {
  Counts counts;
  std::pmr::synchronized_pool_resource pool(&counts);
  assert(pool.upstream_resource() == &counts);
  auto fills = [&] {
    std::pmr::vector<int> numbers(&pool);
    numbers.push_back(1);
  };
  std::thread other(fills);
  fills();
#ifdef COUNTED
  assert(counts.blocks == 0);
#endif
  other.join();
  pool.release();
  assert(counts.blocks == 0);
  assert(std::pmr::set_default_resource(&counts) == std::pmr::new_delete_resource());
  std::pmr::string text("so long that it does not fit into the object itself");
  assert(counts.blocks == 1 && text.get_allocator().resource() == &counts);
}
#else
int main() {
  char memory[64];
  std::pmr::monotonic_buffer_resource grows(memory, sizeof memory);
  std::pmr::vector<int> numbers(&grows);
  for (int i = 0; i < 20; i++)
    numbers.push_back(i);
  int *last = &numbers.back();
  std::thread reader([&] { assert(*last == 19); });
#ifdef LATE
  grows.release();
#endif
  reader.join();
#ifdef RELEASED
  grows.release();
#endif
  assert(*last == 19);

  std::pmr::unsynchronized_pool_resource pool({}, &grows);
  std::pmr::vector<std::pmr::string> texts(&pool);
  texts.emplace_back("so long that it does not fit into the object itself");
  assert(texts[0].get_allocator().resource() == &pool && *texts[0].begin() == 's');

  void *block = std::pmr::get_default_resource()->allocate(100, 64);
  assert(reinterpret_cast<std::size_t>(block) % 64 == 0);
  std::pmr::new_delete_resource()->deallocate(block, 100, 64);
#ifdef TWICE
  std::pmr::new_delete_resource()->deallocate(block, 100, 64);
#endif
  bool refused = false;
  try {
    std::pmr::vector<int> none(1, std::pmr::null_memory_resource());
  } catch (const std::bad_alloc &) {
    refused = true;
  }
  assert(refused);
}
#endif
