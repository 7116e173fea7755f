// safe
// assertion -- -DLOOKS_EARLY
// If main exits alone, the last thread destroys what is static.
#include <atomic>
#include <cassert>
#include <pthread.h>
#include <thread>

std::atomic<int> ended;

struct Static {
  ~Static() {
#ifdef LOOKS_EARLY
    assert(ended == 0);
#else
    assert(ended == 2);
#endif
  }
} variable;

int main() {
  std::thread([] { ended++; }).detach();
  std::thread([] { ended++; }).detach();
  pthread_exit(nullptr);
}
