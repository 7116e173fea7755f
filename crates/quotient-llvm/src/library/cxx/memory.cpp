// Memory resources (`std::pmr`): where containers get their memory from.
//
// Pools hand on every request, one block each, so that a block that is used after it was given back is
// seen for what it is. What they, and a resource that only grows, have taken is in a list, for when they give back all of it.

#include "runtime.h"

extern "C" void *aligned_alloc(size_t, size_t);

namespace std {
void __throw_bad_alloc() __attribute__((noreturn));

namespace pmr {
class memory_resource {
public:
  constexpr memory_resource() {}
  virtual ~memory_resource();
  virtual void *do_allocate(size_t bytes, size_t alignment) = 0;
  virtual void do_deallocate(void *block, size_t bytes, size_t alignment) = 0;
  virtual bool do_is_equal(const memory_resource &other) const noexcept = 0;
};
memory_resource::~memory_resource() {}

struct pool_options {
  size_t max_blocks_per_chunk;
  size_t largest_required_pool_block;
};

// A block that was taken from another resource.
struct Block {
  Block *next;
  void *memory;
  size_t bytes, alignment;
};

static void *take(Block *&blocks, memory_resource *from, size_t bytes, size_t alignment) {
  Block *block = (Block *)malloc(sizeof(Block));
  block->memory = from->do_allocate(bytes, alignment);
  block->bytes = bytes;
  block->alignment = alignment;
  block->next = blocks;
  blocks = block;
  return block->memory;
}

static void give_back(Block **place, memory_resource *to) {
  Block *block = *place;
  *place = block->next;
  to->do_deallocate(block->memory, block->bytes, block->alignment);
  free(block);
}

static void give_back_all(Block *&blocks, memory_resource *to) {
  while (blocks)
    give_back(&blocks, to);
}

// What is not there is for the other resource to complain about.
static void give_back_one(Block *&blocks, memory_resource *to, void *memory, size_t bytes, size_t alignment) {
  for (Block **place = &blocks; *place; place = &(*place)->next)
    if ((*place)->memory == memory)
      return give_back(place, to);
  to->do_deallocate(memory, bytes, alignment);
}

// --- What every program has. ---------------------------------------------------------------------

namespace {
struct NewDelete : memory_resource {
  constexpr NewDelete() {}
  void *do_allocate(size_t bytes, size_t alignment) override {
    return alignment > 16 ? aligned_alloc(alignment, bytes) : malloc(bytes);
  }
  void do_deallocate(void *block, size_t, size_t) override { free(block); }
  bool do_is_equal(const memory_resource &other) const noexcept override { return this == &other; }
};

struct Null : memory_resource {
  constexpr Null() {}
  void *do_allocate(size_t, size_t) override { __throw_bad_alloc(); }
  void do_deallocate(void *, size_t, size_t) override {}
  bool do_is_equal(const memory_resource &other) const noexcept override { return this == &other; }
};
} // namespace

[[clang::no_destroy]] static const NewDelete of_new;
[[clang::no_destroy]] static const Null of_nothing;
static memory_resource *by_default = (memory_resource *)&of_new;

memory_resource *new_delete_resource() noexcept { return (memory_resource *)&of_new; }
memory_resource *null_memory_resource() noexcept { return (memory_resource *)&of_nothing; }
memory_resource *get_default_resource() noexcept { return __atomic_load_n(&by_default, __ATOMIC_ACQUIRE); }
memory_resource *set_default_resource(memory_resource *next) noexcept {
  return __atomic_exchange_n(&by_default, next ? next : (memory_resource *)&of_new, __ATOMIC_ACQ_REL);
}

// --- Memory that only grows. ---------------------------------------------------------------------

class monotonic_buffer_resource : public memory_resource {
public:
  ~monotonic_buffer_resource() override;
  void *do_allocate(size_t bytes, size_t alignment) override;
  void do_deallocate(void *, size_t, size_t) override;
  bool do_is_equal(const memory_resource &other) const noexcept override;
  void _M_new_buffer(size_t bytes, size_t alignment);
  void _M_release_buffers() noexcept;

  char *current;
  size_t available, next_size;
  memory_resource *upstream;
  void *first;
  size_t first_size;
  Block *blocks;
};

monotonic_buffer_resource::~monotonic_buffer_resource() { _M_release_buffers(); }

void *monotonic_buffer_resource::do_allocate(size_t bytes, size_t alignment) {
  if (!bytes)
    bytes = 1;
  size_t skip = -(size_t)current & (alignment - 1);
  if (available < bytes + skip) {
    _M_new_buffer(bytes, alignment);
    skip = 0;
  }
  char *found = current + skip;
  current = found + bytes;
  available -= bytes + skip;
  return found;
}

void monotonic_buffer_resource::do_deallocate(void *, size_t, size_t) {}
bool monotonic_buffer_resource::do_is_equal(const memory_resource &other) const noexcept { return this == &other; }

void monotonic_buffer_resource::_M_new_buffer(size_t bytes, size_t alignment) {
  size_t size = bytes > next_size ? bytes : next_size;
  current = (char *)take(blocks, upstream, size, alignment > 16 ? alignment : 16);
  available = size;
  next_size += next_size / 2;
}

void monotonic_buffer_resource::_M_release_buffers() noexcept { give_back_all(blocks, upstream); }

// --- Pools. --------------------------------------------------------------------------------------

// What both kinds have. `upstream` is where headers look for it.
struct Pool {
  pool_options options;
  memory_resource *upstream;
  Block *blocks;
  void *unused[2];
  int pools;
};

class unsynchronized_pool_resource : public memory_resource {
public:
  unsynchronized_pool_resource(const pool_options &, memory_resource *);
  ~unsynchronized_pool_resource() override;
  void release();
  void *do_allocate(size_t bytes, size_t alignment) override;
  void do_deallocate(void *block, size_t bytes, size_t alignment) override;
  bool do_is_equal(const memory_resource &other) const noexcept override;

  Pool pool;
};

unsynchronized_pool_resource::unsynchronized_pool_resource(const pool_options &options, memory_resource *upstream)
    : pool{options, upstream, nullptr, {}, 0} {}
unsynchronized_pool_resource::~unsynchronized_pool_resource() { release(); }
void unsynchronized_pool_resource::release() { give_back_all(pool.blocks, pool.upstream); }
void *unsynchronized_pool_resource::do_allocate(size_t bytes, size_t alignment) {
  return take(pool.blocks, pool.upstream, bytes, alignment);
}
void unsynchronized_pool_resource::do_deallocate(void *block, size_t bytes, size_t alignment) {
  give_back_one(pool.blocks, pool.upstream, block, bytes, alignment);
}
bool unsynchronized_pool_resource::do_is_equal(const memory_resource &other) const noexcept { return this == &other; }

class synchronized_pool_resource : public memory_resource {
public:
  synchronized_pool_resource(const pool_options &, memory_resource *);
  ~synchronized_pool_resource() override;
  void release();
  void *do_allocate(size_t bytes, size_t alignment) override;
  void do_deallocate(void *block, size_t bytes, size_t alignment) override;
  bool do_is_equal(const memory_resource &other) const noexcept override;

  Pool pool;
  int lock;
};

synchronized_pool_resource::synchronized_pool_resource(const pool_options &options, memory_resource *upstream)
    : pool{options, upstream, nullptr, {}, 0}, lock(0) {}
synchronized_pool_resource::~synchronized_pool_resource() { release(); }
void synchronized_pool_resource::release() {
  pthread_spin_lock(&lock);
  give_back_all(pool.blocks, pool.upstream);
  pthread_spin_unlock(&lock);
}
void *synchronized_pool_resource::do_allocate(size_t bytes, size_t alignment) {
  pthread_spin_lock(&lock);
  void *block = take(pool.blocks, pool.upstream, bytes, alignment);
  pthread_spin_unlock(&lock);
  return block;
}
void synchronized_pool_resource::do_deallocate(void *block, size_t bytes, size_t alignment) {
  pthread_spin_lock(&lock);
  give_back_one(pool.blocks, pool.upstream, block, bytes, alignment);
  pthread_spin_unlock(&lock);
}
bool synchronized_pool_resource::do_is_equal(const memory_resource &other) const noexcept { return this == &other; }
} // namespace pmr
} // namespace std
