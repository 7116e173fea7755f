// leak --leaks
// safe --leaks=all -- -DPOINTER=weak_ptr
#include <memory>
#include <thread>

#ifndef POINTER
#define POINTER shared_ptr
#endif

struct Node {
  std::shared_ptr<Node> next;
  std::POINTER<Node> previous;
};

int main() {
  std::thread worker([] {
    auto first = std::make_shared<Node>();
    auto second = std::make_shared<Node>();
    first->next = second;
    second->previous = first;
  });
  worker.join();
}
