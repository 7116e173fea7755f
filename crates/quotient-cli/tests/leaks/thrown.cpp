// leak --leaks
// safe --leaks=all -- -DOWNED
#include <memory>
#include <stdexcept>
#include <thread>

static void fail(int *value) {
  if (*value == 1)
    throw std::runtime_error("one");
}

int main() {
  std::thread worker([] {
    try {
#ifdef OWNED
      auto value = std::make_unique<int>(1);
      fail(value.get());
#else
      int *value = new int(1);
      fail(value);
      delete value;
#endif
    } catch (const std::exception &) {
    }
  });
  worker.join();
}
