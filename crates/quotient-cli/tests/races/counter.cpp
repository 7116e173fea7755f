// race --races
// safe --races -- -DCOUNTER=std::atomic<int>
// safe --races -- -DGUARD
#include <atomic>
#include <mutex>
#include <thread>

#ifndef COUNTER
#define COUNTER int
#endif

static COUNTER counter;
static std::mutex mutex;

static void increment() {
#ifdef GUARD
  std::lock_guard<std::mutex> guard(mutex);
#endif
  counter++;
}

int main() {
  std::thread first(increment), second(increment);
  first.join();
  second.join();
  return counter;
}
