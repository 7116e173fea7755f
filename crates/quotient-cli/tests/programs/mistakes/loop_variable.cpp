// $ quotient check mistakes/loop_variable.cpp
// Each thread is given the same variable, which the loop counts up.
#include <atomic>
#include <cassert>
#include <thread>
#include <vector>

std::atomic<int> done[2];

int main() {
  std::vector<std::thread> threads;
  for (int i = 0; i < 2; i++)
    threads.emplace_back([&] {
      int mine = i;
      assert(mine < 2);
      done[mine]++;
    });
  for (auto &thread : threads)
    thread.join();
}
