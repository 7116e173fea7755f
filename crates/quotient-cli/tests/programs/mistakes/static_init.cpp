// $ quotient check mistakes/static_init.cpp
// A hand-made initialisation runs twice.
#include <atomic>
#include <cassert>
#include <thread>

std::atomic<bool> initialised;
std::atomic<int> runs;

void initialise() {
  if (!initialised) {
    runs++;
    initialised = true;
  }
}

int main() {
  std::thread other(initialise);
  initialise();
  other.join();
  assert(runs == 1);
}
