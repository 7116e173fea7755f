// expect: abort "`std::terminate` called"
#include <thread>

int main() {
  std::thread worker([] {});
}
