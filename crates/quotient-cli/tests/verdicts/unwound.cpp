// safe
// abort -- -DKEPT
// abort -- -DNOEXCEPT
// safe -- -DBEFORE
// exception -- -DHANDLING
// safe -- -DTYPED
// exception -- -DTHROWS
//
// A thread that exits is unwound: what its functions have is destroyed, the last first. Handlers of everything see it as an
// exception, which they have to throw on; it leaves no function that is `noexcept`, and libstdc++ has no handler for it in another's.
#include <cassert>
#include <cxxabi.h>
#include <exception>
#include <mutex>
#include <pthread.h>
#include <stdexcept>

std::mutex m;
int order;

struct Note {
  int number;
  ~Note() { order = 10 * order + number; }
};

struct Own {
  ~Own() { order = 10 * order + 9; }
};
thread_local Own own;

void ends() {
  Note third{3};
  pthread_exit((void *)7);
}

void nested() {
  Note second{2};
  try {
    ends();
  } catch (const std::exception &) {
    assert(false);
  } catch (int) {
    assert(false);
  } catch (...) {
    order = 10 * order + 4;
    assert(!std::current_exception());
#ifndef KEPT
    throw;
#endif
  }
}

void silent() noexcept { ends(); }

void *thread(void *) {
  std::lock_guard<std::mutex> guard(m);
  Note first{1};
  (void)&own;
#ifdef NOEXCEPT
  silent();
#elif BEFORE
  try {
    throw std::runtime_error("before");
  } catch (const std::runtime_error &) {
    ends();
  }
#elif HANDLING
  try {
    throw std::runtime_error("before");
  } catch (const std::runtime_error &) {
    nested();
  }
#elif TYPED
  try {
    ends();
  } catch (abi::__forced_unwind &) {
    order = 10 * order + 6;
    throw;
  }
#elif THROWS
  try {
    ends();
  } catch (...) {
    throw 1;
  }
#else
  nested();
#endif
  assert(false);
  return nullptr;
}

int main() {
  pthread_t t;
  void *result;
  pthread_create(&t, nullptr, thread, nullptr);
  pthread_join(t, &result);
  std::lock_guard<std::mutex> guard(m);
  assert(result == (void *)7);
#ifdef BEFORE
  assert(order == 319);
#elif TYPED
  assert(order == 3619);
#else
  assert(order == 34219);
#endif
}
