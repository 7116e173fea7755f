// safe -- -std=c++20 -DLATCH
// safe -- -std=c++20 -DSEMAPHORE
// safe -- -std=c++20 -DATOMIC
// safe -- -std=c++20 -DSTOP
// deadlock -- -std=c++20 -DATOMIC -DFORGOTTEN
// assertion -- -std=c++20 -DATOMIC -DEARLY
//
// Waiting in the ways of C++20.
#include <atomic>
#include <cassert>
#include <latch>
#include <memory>
#include <semaphore>
#include <stop_token>
#include <thread>

int written;
std::atomic<std::shared_ptr<int>> shared{std::make_shared<int>(1)};

#ifdef LATCH
std::latch latch(1);
void wait() { latch.wait(); }
void notify() { latch.count_down(); }
#elif defined SEMAPHORE
std::binary_semaphore semaphore(0);
void wait() { semaphore.acquire(); }
void notify() { semaphore.release(); }
#elif defined ATOMIC
std::atomic<int> value{0};
void wait() { value.wait(0); }
void notify() {
  value = 1;
#ifndef FORGOTTEN
  value.notify_one();
#endif
}
#else
std::stop_source source;
std::atomic<int> called{0};
void wait() {
  std::stop_callback callback(source.get_token(), [] { called++; });
  while (!source.stop_requested())
    ;
}
void notify() { source.request_stop(); }
#endif

int main() {
  std::jthread other([] {
#ifdef EARLY
    notify();
#endif
    written = 1;
#ifndef EARLY
    notify();
#endif
    shared.store(std::make_shared<int>(2));
  });
  wait();
  assert(written == 1);
  int seen = *shared.load();
  assert(seen == 1 || seen == 2);
}
