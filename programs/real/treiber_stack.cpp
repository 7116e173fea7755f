// A lock-free stack. Nodes are not freed before all threads are done.
// expect: safe
// expect -DBUG: memory "use of freed memory"
// The bug: a popped node is freed while others may still look at it.
#include <atomic>
#include <cassert>
#include <thread>

template <class T> class Stack {
  struct Node {
    T value;
    Node *next;
    Node *next_removed;
  };
  std::atomic<Node *> top{nullptr};
  std::atomic<Node *> removed{nullptr};

  static void push(std::atomic<Node *> &list, Node *node, Node *Node::*next) {
    node->*next = list.load();
    while (!list.compare_exchange_weak(node->*next, node)) {
    }
  }

  static void destroy(Node *node, Node *Node::*next) {
    while (node) {
      Node *after = node->*next;
      delete node;
      node = after;
    }
  }

public:
  ~Stack() {
    destroy(top.load(), &Node::next);
    destroy(removed.load(), &Node::next_removed);
  }

  void push(T value) { push(top, new Node{value, nullptr, nullptr}, &Node::next); }

  bool pop(T &value) {
    Node *node = top.load();
    while (node && !top.compare_exchange_weak(node, node->next)) {
    }
    if (!node)
      return false;
    value = node->value;
#ifdef BUG
    delete node;
#else
    push(removed, node, &Node::next_removed);
#endif
    return true;
  }
};

int main() {
  Stack<int> stack;
  stack.push(1);
  stack.push(2);
  int one = 0, two = 0;
  std::thread a([&] { stack.pop(one); });
  std::thread b([&] { stack.pop(two); });
  a.join();
  b.join();
  assert(one + two == 3);
}
