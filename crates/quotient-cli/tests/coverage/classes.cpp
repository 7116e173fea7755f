// Constructors and destructors come in several copies, templates in one for each type; nobody looks for what follows
// exceptions that are not thrown.
#include <cassert>
#include <memory>
#include <mutex>
#include <thread>

static std::mutex mutex;
static int count;

struct Base {
  virtual ~Base() { count++; }
  virtual int value() const { return 1; }
  virtual int other() const { // function
    return count + 2;
  }
};

struct Derived : Base {
  int value() const override { return 3; }
};

template <typename T> T larger(T a, T b) { return a < b ? b : a; }

template <typename T> void only_once(T a) {
  if (a > 100)
    count = 0; // branch
}

int main() {
  auto work = [] {
    std::lock_guard<std::mutex> guard(mutex);
    std::unique_ptr<Base> object = std::make_unique<Derived>();
    count += larger(object->value(), 2);
  };
  std::thread one(work), two(work);
  one.join();
  two.join();
  only_once(count);
  only_once(1L);
  assert(larger(1.0, 2.0) == 2.0);
  assert(count == 8);
}
