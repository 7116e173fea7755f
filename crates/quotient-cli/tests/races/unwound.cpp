// race --races
// safe --races -- -DJOINED
//
// What is destroyed as a thread exits is accessed by it.
#include <pthread.h>
#include <thread>

int left;

struct Counts {
  ~Counts() { left++; }
};

int main() {
  std::thread thread([] {
    Counts counts;
    pthread_exit(nullptr);
  });
#ifdef JOINED
  thread.join();
  left++;
#else
  left++;
  thread.join();
#endif
}
