// safe
// memory --reuse
// A stack whose nodes come again: the one who pops compares only addresses, so that a node that was freed stays in it.
#include <atomic>
#include <thread>

struct Node {
  Node *next;
};

static std::atomic<Node *> head;
static Node *volatile second;

int main() {
  Node *low = new Node{nullptr};
  Node *top = new Node{low};
  second = low;
  head = top;
  std::thread popper([&] {
    Node *expected = top;
    Node *next = second; // what it has read of the node before
    if (head.compare_exchange_strong(expected, next) && next != nullptr)
      next->next = nullptr;
  });
  std::thread other([&] {
    Node *expected = top;
    if (!head.compare_exchange_strong(expected, low))
      return;
    if (!head.compare_exchange_strong(low, nullptr))
      return;
    delete low;
    delete top;
    head = new Node{nullptr};
  });
  popper.join();
  other.join();
  return 0;
}
