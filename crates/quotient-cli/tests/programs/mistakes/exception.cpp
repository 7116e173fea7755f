// $ quotient check mistakes/exception.cpp
// An exception leaves the function of a thread.
#include <stdexcept>
#include <thread>

int parse(int text) {
  if (text < 0)
    throw std::invalid_argument("negative");
  return text;
}

int main() {
  std::thread thread([] { parse(-1); });
  thread.join();
}
