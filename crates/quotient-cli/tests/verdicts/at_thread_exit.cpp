// safe
// assertion -- -DREADY
// assertion -- -DTASK -DREADY
// safe -- -DTASK
// safe -- -DEXCEPTION
// safe -- -DABANDONED
// safe -- -DNOTIFIED
// deadlock -- -DNOTIFIED -DNOBODY
//
// What a promise gets, and who is notified, at the exit of a thread: when its variables are destroyed.
#include <cassert>
#include <condition_variable>
#include <future>
#include <mutex>
#include <stdexcept>
#include <thread>

struct Own {
  ~Own();
};
bool gone;
Own::~Own() { gone = true; }
thread_local Own own;

#ifdef NOTIFIED
std::mutex mutex;
std::condition_variable ended;
bool ends;

int main() {
  std::thread other([] {
    Own *used = &own;
    (void)used;
    std::unique_lock<std::mutex> lock(mutex);
    ends = true;
#ifndef NOBODY
    std::notify_all_at_thread_exit(ended, std::move(lock));
#endif
  });
  {
    std::unique_lock<std::mutex> lock(mutex);
    while (!ends)
      ended.wait(lock);
#ifndef NOBODY
    assert(gone);
#endif
  }
  other.join();
}
#else
int main() {
#ifdef TASK
  std::packaged_task<int()> made([] { return 3; });
#else
  std::promise<int> made;
#endif
  auto result = made.get_future();
  std::thread other([&result](auto made) {
    Own *used = &own;
    (void)used;
#if defined(TASK)
    made.make_ready_at_thread_exit();
#elif defined(EXCEPTION)
    made.set_exception_at_thread_exit(std::make_exception_ptr(std::runtime_error("none")));
#else
    made.set_value_at_thread_exit(3);
#endif
#ifdef READY
    assert(result.wait_for(std::chrono::seconds(0)) == std::future_status::ready);
#endif
    (void)result;
  }, std::move(made));
#if defined(EXCEPTION)
  try {
    result.get();
    assert(false);
  } catch (const std::runtime_error &) {
  }
#elif !defined(ABANDONED)
  assert(result.get() == 3);
  assert(gone);
#endif
  other.join();
}
#endif
