// An object that counts who refers to it, and a pointer that does the counting.
// expect: safe
// expect -DBUG: memory
// The bug: the count is read again after it was decremented.
#include <atomic>
#include <cassert>
#include <thread>
#include <utility>

class Object {
  std::atomic<int> references{1};

public:
  int payload = 42;
  virtual ~Object() { payload = 0; }

  void retain() { references.fetch_add(1); }

  void release() {
#ifdef BUG
    references.fetch_sub(1);
    if (references.load() == 0)
#else
    if (references.fetch_sub(1) == 1)
#endif
      delete this;
  }
};

template <class T> class Pointer {
  T *target;

public:
  explicit Pointer(T *target) : target(target) {}
  Pointer(const Pointer &other) : target(other.target) { target->retain(); }
  Pointer(Pointer &&other) noexcept : target(std::exchange(other.target, nullptr)) {}
  Pointer &operator=(const Pointer &) = delete;
  ~Pointer() {
    if (target)
      target->release();
  }
  T *operator->() const { return target; }
};

int main() {
  Pointer<Object> shared(new Object);
  std::thread one([copy = shared] { assert(copy->payload == 42); });
  std::thread two([copy = std::move(shared)] { assert(copy->payload == 42); });
  one.join();
  two.join();
}
