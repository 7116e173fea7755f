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

// MurmurHash64A, as in libstdc++: the order in containers follows from it.
static size_t mixed(size_t value) { return value ^ value >> 47; }
size_t _Hash_bytes(const void *bytes, size_t length, size_t seed) {
  const size_t factor = 0xc6a4a7935bd1e995ul;
  const unsigned char *next = (const unsigned char *)bytes;
  size_t hash = seed ^ length * factor;
  for (size_t rest = length; rest > 0;) {
    size_t count = rest < 8 ? rest : 8, word = 0;
    for (size_t n = 0; n < count; n++)
      word |= (size_t)next[n] << 8 * n;
    hash = (hash ^ (count == 8 ? mixed(word * factor) * factor : word)) * factor;
    next += count;
    rest -= count;
  }
  return mixed(mixed(hash) * factor);
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
// The numbers of buckets that libstdc++ has, by asking it: programs can see them, and the order of
// what is in a container follows from them.
static const unsigned primes[] = {
    2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97,
    103, 109, 113, 127, 137, 139, 149, 157, 167, 179, 193, 199, 211, 227, 241, 257, 277, 293, 313,
    337, 359, 383, 409, 439, 467, 503, 541, 577, 619, 661, 709, 761, 823, 887, 953, 1031, 1109,
    1193, 1289, 1381, 1493, 1613, 1741, 1879, 2029, 2179, 2357, 2549, 2753, 2971, 3209, 3469, 3739,
    4027, 4349, 4703, 5087, 5503, 5953, 6427, 6949, 7517, 8123, 8783, 9497, 10273, 11113, 12011,
    12983, 14033, 15173, 16411, 17749, 19183, 20753, 22447, 24281, 26267, 28411, 30727, 33223,
    35933, 38873, 42043, 45481, 49201, 53201, 57557, 62233, 67307, 72817, 78779, 85229, 92203,
    99733, 107897, 116731, 126271, 136607, 147793, 159871, 172933, 187091, 202409, 218971, 236897,
    256279, 277261, 299951, 324503, 351061, 379787, 410857, 444487, 480881, 520241, 562841, 608903,
    658753, 712697, 771049, 834181, 902483, 976369, 1056323, 1142821, 1236397, 1337629, 1447153,
    1565659, 1693859, 1832561, 1982627, 2144977, 2320627, 2510653, 2716249, 2938679, 3179303,
    3439651, 3721303, 4026031, 4355707, 4712381, 5098259, 5515729, 5967347, 6456007, 6984629,
    7556579, 8175383, 8844859, 9569143, 10352717, 11200489, 12117689, 13109983, 14183539, 15345007,
    16601593, 17961079, 19431899, 21023161, 22744717, 24607243, 26622317, 28802401, 31160981,
    33712729, 36473443, 39460231, 42691603, 46187573, 49969847, 54061849, 58488943, 63278561,
    68460391, 74066549, 80131819, 86693767, 93793069, 101473717, 109783337, 118773397, 128499677,
    139022417, 150406843, 162723577, 176048909, 190465427, 206062531, 222936881, 241193053,
    260944219, 282312799, 305431229, 330442829, 357502601, 386778277, 418451333, 452718089,
    489790921, 529899637, 573292817, 620239453, 671030513, 725980837, 785430967, 849749479,
    919334987, 994618837, 1076067617, 1164186217, 1259520799, 1362662261, 1474249943, 1594975441,
    1725587117, 1866894511, 2019773507, 2185171673, 2364114217, 2557710269, 2767159799, 2993761039,
    3238918481, 3504151727, 3791104843, 4101556399, 4294967291,
};
enum { PRIMES = sizeof primes / sizeof *primes };
size_t _Prime_rehash_policy::_M_next_bkt(size_t wanted) const {
  if (wanted == 0)
    return 1;
  int n = 0;
  while (n < PRIMES - 1 && primes[n] < wanted)
    n++;
  next_resize = (size_t)__builtin_floor(primes[n] * (double)max_load_factor);
  return primes[n];
}
// A container that has never grown gets room for some elements at once, and later twice as much.
pair<bool, size_t> _Prime_rehash_policy::_M_need_rehash(size_t buckets, size_t elements,
                                                        size_t more) const {
  size_t all = elements + more;
  if (all <= next_resize)
    return {false, 0};
  size_t wanted = next_resize == 0 && all < 11 ? 11 : all;
  double needed = wanted / (double)max_load_factor;
  if (needed < buckets) {
    next_resize = (size_t)__builtin_floor(buckets * (double)max_load_factor);
    return {false, 0};
  }
  size_t least = (size_t)__builtin_floor(needed) + 1;
  return {true, _M_next_bkt(least > 2 * buckets ? least : 2 * buckets)};
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
