// safe -- -DMAIN
// memory -- -DFREED
// safe -- -DSHARED
// safe -- -DTHRD
// safe -- -DENDS
// safe -- -DASYNC
// safe -- -DPROMISE
// safe -- -DONCE
// safe -- -DSTATIC
// abort -- -DDESTRUCTOR
// safe -- -DINSIDE
//
// What is destroyed as a thread is unwound: in `main`, in threads of C11 and of C++, what is shared, promised, done once.
#include <cassert>
#include <cstdlib>
#include <future>
#include <memory>
#include <mutex>
#include <pthread.h>
#include <thread>
#include <threads.h>

std::mutex m;
int order;

#ifdef MAIN
void *waits(void *) {
  std::lock_guard<std::mutex> guard(m);
  return nullptr;
}
int main() {
  std::lock_guard<std::mutex> guard(m);
  pthread_t t;
  pthread_create(&t, nullptr, waits, nullptr);
  pthread_exit(nullptr);
}
#elif defined FREED
struct Uses {
  int *place;
  ~Uses() { *place = 1; }
};
int main() {
  std::thread t([] {
    int *place = new int;
    Uses uses{place};
    delete place;
    pthread_exit(nullptr);
  });
  t.join();
}
#elif defined SHARED
struct Counts {
  ~Counts() { order++; }
};
int main() {
  auto shared = std::make_shared<Counts>();
  std::thread t([shared] { pthread_exit(nullptr); });
  shared.reset();
  t.join();
  assert(order == 1);
}
#elif defined THRD
int thread(void *) {
  std::lock_guard<std::mutex> guard(m);
  thrd_exit(5);
}
int main() {
  thrd_t t;
  int result;
  thrd_create(&t, thread, nullptr);
  thrd_join(t, &result);
  std::lock_guard<std::mutex> guard(m);
  assert(result == 5);
}
#elif defined ENDS
struct Never {
  ~Never() { assert(false); }
};
int main() {
  std::thread t([] {
    Never never;
    exit(0);
  });
  t.join();
}
#elif defined ASYNC
int main() {
  auto result = std::async(std::launch::async, []() -> int { pthread_exit(nullptr); });
  try {
    result.get();
    assert(false);
  } catch (const std::future_error &error) {
    assert(error.code() == std::future_errc::broken_promise);
  }
}
#elif defined PROMISE
int main() {
  std::promise<int> promise;
  auto result = promise.get_future();
  std::thread t([](std::promise<int>) { pthread_exit(nullptr); }, std::move(promise));
  try {
    result.get();
    assert(false);
  } catch (const std::future_error &) {
    order = 1;
  }
  t.join();
  assert(order == 1);
}
#elif defined ONCE
std::once_flag once;
void first_exits() {
  if (order++ == 0)
    pthread_exit(nullptr);
}
int main() {
  auto body = [] { std::call_once(once, first_exits); };
  std::thread t(body), u(body);
  t.join();
  u.join();
  assert(order == 2);
}
#elif defined STATIC
struct Begun {
  Begun() {
    if (order++ == 0)
      pthread_exit(nullptr);
  }
};
void body() { static Begun begun; }
int main() {
  std::thread t(body), u(body);
  t.join();
  u.join();
  assert(order == 2);
}
#elif defined DESTRUCTOR
struct Exits {
  ~Exits() { pthread_exit(nullptr); }
};
int main() {
  std::thread t([] { Exits exits; });
  t.join();
}
#elif defined INSIDE
// Other exceptions come and go meanwhile.
struct Throws {
  ~Throws() {
    try {
      throw 3;
    } catch (int number) {
      order = 10 * order + number;
    }
  }
};
int main() {
  std::thread t([] {
    Throws outside;
    try {
      pthread_exit(nullptr);
    } catch (...) {
      Throws inside;
      throw;
    }
  });
  t.join();
  assert(order == 33);
}
#endif
