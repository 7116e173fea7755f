// safe --races
// race --races -- -DFLAG=bool
#include <atomic>
#include <memory>
#include <string>
#include <thread>

#ifndef FLAG
#define FLAG std::atomic<bool>
#endif

static std::shared_ptr<std::string> message;
static FLAG ready{false};

int main() {
  std::thread giver([] {
    message = std::make_shared<std::string>("hello");
    ready = true;
  });
  int length = 0;
  if (ready) {
    auto mine = message;
    length = static_cast<int>(mine->size());
  }
  giver.join();
  return length;
}
