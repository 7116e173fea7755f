// $ quotient check violation/shared_field.cpp
// A shared_ptr that is the first field of a struct is copied while another thread assigns to it.

#include <future>
#include <memory>

struct Cache {
  std::shared_ptr<int> value;
};

Cache cache;

void refresh() { cache.value = std::make_shared<int>(1); }

int main() {
  cache.value = std::make_shared<int>(0);
  std::future<void> done = std::async(std::launch::async, refresh);
  std::shared_ptr<int> mine = cache.value;
  done.get();
  return *mine;
}
