// safe
// assertion -- -DUNWOUND
// assertion -- -DTIMED
// safe -- -DDISABLED
// safe -- -DANY
// abort -- -DJOINS
//
// A thread that is cancelled is unwound from where it waits: its lock is given back.
#include <cassert>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <pthread.h>
#include <thread>

std::mutex m;
#ifdef ANY
std::condition_variable_any c;
#else
std::condition_variable c;
#endif
bool ready, left, done;

struct Leaves {
  ~Leaves() { left = true; }
};

void waits() {
#ifdef DISABLED
  pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, nullptr);
#endif
  std::unique_lock<std::mutex> lock(m);
  Leaves leaves;
#ifdef TIMED
  c.wait_for(lock, std::chrono::seconds(100), [] { return ready; });
#elif JOINS
  // It ends with a thread that nobody has joined.
  std::thread other([] {});
  other.join();
#else
  while (!ready)
    c.wait(lock);
#endif
  done = true;
}

int main() {
  std::thread thread(waits);
#ifdef DISABLED
  {
    std::lock_guard<std::mutex> guard(m);
    ready = true;
  }
  c.notify_one();
#endif
  pthread_cancel(thread.native_handle());
  thread.join();
  std::lock_guard<std::mutex> guard(m);
#ifdef DISABLED
  assert(done && left);
#elif UNWOUND
  assert(!left);
#elif !defined JOINS
  assert(!done && left);
#endif
}
