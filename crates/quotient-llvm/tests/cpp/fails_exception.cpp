// expect: exception "uncaught exception of type `net::Timeout`"
#include <stdexcept>
#include <thread>

namespace net {
struct Timeout : std::runtime_error {
  Timeout() : std::runtime_error("timeout") {}
};
} // namespace net

struct Guard {
  ~Guard() {}
};

int main() {
  std::thread worker([] {
    Guard guard;
    try {
      throw net::Timeout();
    } catch (int) {
    }
  });
  worker.join();
}
