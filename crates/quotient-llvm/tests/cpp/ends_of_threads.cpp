// expect: done
// What a thread has for itself is destroyed at its end, however it was created and ends; and others
// may be told where it is.
#include <atomic>
#include <cassert>
#include <pthread.h>
#include <thread>

std::atomic<int> alive;
int keys;

struct Own {
  int value = 1;
  Own() { alive++; }
  ~Own() { alive--; }
};
thread_local Own own;
thread_local int plain = 3;

void *returns(void *) {
  own.value++;
  assert(alive == 1);
  return nullptr;
}

void *exits(void *) {
  own.value++;
  pthread_exit(nullptr);
}

int main() {
  pthread_t thread;
  pthread_create(&thread, nullptr, returns, nullptr);
  pthread_join(thread, nullptr);
  assert(alive == 0);
  pthread_create(&thread, nullptr, exits, nullptr);
  pthread_join(thread, nullptr);
  assert(alive == 0);
  std::thread([] { returns(nullptr); }).join();
  assert(alive == 0);

  pthread_key_t key;
  pthread_key_create(&key, [](void *) { keys++; });
  std::thread([&] { pthread_setspecific(key, &keys); }).join();
  assert(keys == 1);

  std::atomic<int *> shown{nullptr};
  std::thread shows([&] {
    shown = &plain;
    while (shown)
      ;
  });
  while (!shown)
    ;
  assert(*shown == 3);
  shown = nullptr;
  shows.join();
}
