// expect: done
#include <atomic>
#include <cassert>
#include <memory>
#include <thread>

std::atomic<int> destroyed{0};

struct Node {
  int value;
  explicit Node(int value) : value(value) {}
  ~Node() { destroyed++; }
};

int main() {
  {
    auto shared = std::make_shared<Node>(3);
    std::weak_ptr<Node> weak = shared;
    std::thread reader([shared] { assert(shared->value == 3); });
    if (auto locked = weak.lock())
      assert(locked.use_count() >= 2);
    shared.reset();
    reader.join();
    assert(weak.expired() && !weak.lock());
  }
  assert(destroyed == 1);
  std::shared_ptr<Node> with_deleter(new Node(4), [](Node *node) { delete node; });
  with_deleter = nullptr;
  auto unique = std::make_unique<Node>(5);
  std::shared_ptr<Node> taken = std::move(unique);
  assert(!unique && taken.use_count() == 1);
  taken.reset();
  assert(destroyed == 3);
  try {
    std::shared_ptr<Node> none{std::weak_ptr<Node>()};
    assert(false);
  } catch (const std::bad_weak_ptr &) {
  }
  return 0;
}
