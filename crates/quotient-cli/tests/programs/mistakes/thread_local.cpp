// $ quotient check mistakes/thread_local.cpp
// Each thread counts in a variable of its own, and main sees none of it.
#include <cassert>
#include <thread>

thread_local int count;

int main() {
  std::thread worker([] { count++; });
  worker.join();
  assert(count == 1);
}
