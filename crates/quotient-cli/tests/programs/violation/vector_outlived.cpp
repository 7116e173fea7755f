// $ quotient check violation/vector_outlived.cpp
// A vector of strings is deleted while a thread still counts them.
#include <string>
#include <thread>
#include <vector>

int main() {
  auto *names = new std::vector<std::string>{"a", "b"};
  std::thread counter([names] { return names->size(); });
  delete names;
  counter.join();
}
