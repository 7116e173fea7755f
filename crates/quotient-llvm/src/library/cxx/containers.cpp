// Containers, and what `bind` and random numbers need.

#include "runtime.h"

namespace std {
// A search tree. It is not balanced: the order of its elements is all that can be seen of it.
struct _Rb_tree_node_base {
  int color; // 0 in the header, 1 elsewhere
  _Rb_tree_node_base *parent, *left, *right;
};
typedef _Rb_tree_node_base Node;

static Node *least(Node *node) {
  while (node->left)
    node = node->left;
  return node;
}

static Node *greatest(Node *node) {
  while (node->right)
    node = node->right;
  return node;
}

Node *_Rb_tree_increment(Node *node) {
  if (node->right)
    return least(node->right);
  Node *above = node->parent;
  while (node == above->right) {
    node = above;
    above = above->parent;
  }
  // From the last element, if that is the root, the header has been passed.
  return node->right == above ? node : above;
}
const Node *_Rb_tree_increment(const Node *node) { return _Rb_tree_increment((Node *)node); }

Node *_Rb_tree_decrement(Node *node) {
  if (node->color == 0 && node->parent->parent == node)
    return node->right;
  if (node->left)
    return greatest(node->left);
  Node *above = node->parent;
  while (node == above->left) {
    node = above;
    above = above->parent;
  }
  return above;
}
const Node *_Rb_tree_decrement(const Node *node) { return _Rb_tree_decrement((Node *)node); }

void _Rb_tree_insert_and_rebalance(bool left, Node *node, Node *above, Node &header) noexcept {
  node->color = 1;
  node->parent = above;
  node->left = node->right = nullptr;
  if (above == &header) {
    header.parent = header.left = header.right = node;
  } else if (left) {
    above->left = node;
    if (above == header.left)
      header.left = node;
  } else {
    above->right = node;
    if (above == header.right)
      header.right = node;
  }
}

static void replace(Node *node, Node *by, Node &header) {
  Node *above = node->parent;
  if (above == &header)
    header.parent = by;
  else if (above->left == node)
    above->left = by;
  else
    above->right = by;
  if (by)
    by->parent = above;
}

Node *_Rb_tree_rebalance_for_erase(Node *node, Node &header) noexcept {
  if (header.left == node)
    header.left = node->right ? least(node->right) : node->parent;
  if (header.right == node)
    header.right = node->left ? greatest(node->left) : node->parent;
  if (!node->left) {
    replace(node, node->right, header);
  } else if (!node->right) {
    replace(node, node->left, header);
  } else {
    Node *next = least(node->right);
    if (next != node->right) {
      replace(next, next->right, header);
      next->right = node->right;
      next->right->parent = next;
    }
    replace(node, next, header);
    next->left = node->left;
    next->left->parent = next;
  }
  return node;
}

namespace __detail {
struct _List_node_base {
  _List_node_base *next, *previous;
  void _M_hook(_List_node_base *) noexcept;
  void _M_unhook() noexcept;
  void _M_transfer(_List_node_base *, _List_node_base *) noexcept;
  void _M_reverse() noexcept;
  static void swap(_List_node_base &, _List_node_base &) noexcept;
};
void _List_node_base::_M_hook(_List_node_base *at) noexcept {
  next = at;
  previous = at->previous;
  previous->next = this;
  at->previous = this;
}
void _List_node_base::_M_unhook() noexcept {
  previous->next = next;
  next->previous = previous;
}
void _List_node_base::_M_transfer(_List_node_base *first, _List_node_base *end) noexcept {
  if (this == end || first == end)
    return;
  _List_node_base *last = end->previous;
  first->previous->next = end;
  end->previous = first->previous;
  first->previous = previous;
  previous->next = first;
  last->next = this;
  previous = last;
}
void _List_node_base::_M_reverse() noexcept {
  _List_node_base *node = this;
  do {
    _List_node_base *after = node->next;
    node->next = node->previous;
    node->previous = after;
    node = after;
  } while (node != this);
}
void _List_node_base::swap(_List_node_base &a, _List_node_base &b) noexcept {
  _List_node_base middle;
  middle.next = middle.previous = &middle;
  middle._M_transfer(a.next, &a);
  a._M_transfer(b.next, &b);
  b._M_transfer(middle.next, &middle);
}
} // namespace __detail

size_t _Hash_bytes(const void *bytes, size_t length, size_t seed) {
  size_t hash = seed;
  for (size_t n = 0; n < length; n++)
    hash = (hash ^ ((const unsigned char *)bytes)[n]) * 1099511628211ul;
  return hash;
}
size_t _Fnv_hash_bytes(const void *bytes, size_t length, size_t seed) {
  return _Hash_bytes(bytes, length, seed);
}

template <class A, class B> struct pair {
  A first;
  B second;
};
namespace __detail {
struct _Prime_rehash_policy {
  float max_load_factor;
  mutable size_t next_resize;
  size_t _M_next_bkt(size_t) const;
  pair<bool, size_t> _M_need_rehash(size_t, size_t, size_t) const;
};
static const size_t primes[] = {2,   5,   11,   23,   47,   97,    199,   409,
                                823, 1741, 3469, 6949, 14033, 28411, 57557, 116731};
size_t _Prime_rehash_policy::_M_next_bkt(size_t wanted) const {
  size_t n = 0;
  while (n < 15 && primes[n] < wanted)
    n++;
  next_resize = (size_t)(max_load_factor * (float)primes[n]);
  return primes[n];
}
pair<bool, size_t> _Prime_rehash_policy::_M_need_rehash(size_t buckets, size_t elements,
                                                        size_t more) const {
  if (elements + more <= next_resize)
    return {false, 0};
  size_t needed = (size_t)((float)(elements + more) / max_load_factor) + 1;
  if (needed <= buckets) {
    next_resize = (size_t)(max_load_factor * (float)buckets);
    return {false, 0};
  }
  return {true, _M_next_bkt(needed > 2 * buckets ? needed : 2 * buckets)};
}
} // namespace __detail

// Objects without members, of which only the type counts.
namespace placeholders {
struct Placeholder {
  char nothing;
};
#define PLACEHOLDER(n) extern const Placeholder _##n = {};
PLACEHOLDER(1)
PLACEHOLDER(2)
PLACEHOLDER(3)
PLACEHOLDER(4)
PLACEHOLDER(5)
PLACEHOLDER(6)
PLACEHOLDER(7)
PLACEHOLDER(8)
PLACEHOLDER(9)
} // namespace placeholders

// Every thread gets the same numbers, in every execution.
template <class C> struct char_traits;
template <class C> class allocator;
inline namespace __cxx11 {
template <class C, class T, class A> class basic_string;
}
class random_device {
  void _M_init(const basic_string<char, char_traits<char>, allocator<char>> &);
  void _M_fini();
  unsigned _M_getval();
  double _M_getentropy() const noexcept;
};
void random_device::_M_init(const basic_string<char, char_traits<char>, allocator<char>> &) {}
void random_device::_M_fini() {}
double random_device::_M_getentropy() const noexcept { return 0; }
unsigned random_device::_M_getval() {
  static __thread unsigned long state = 1;
  state = state * 6364136223846793005ul + 1442695040888963407ul;
  return (unsigned)(state >> 32);
}
} // namespace std
