// $ quotient check mistakes/shared_ptr.cpp
// One shared_ptr object is read by a thread and set by another.
#include <memory>
#include <thread>

std::shared_ptr<int> current = std::make_shared<int>(1);

int main() {
  std::thread reader([] {
    std::shared_ptr<int> mine = current;
    int value = *mine;
    (void)value;
  });
  current = std::make_shared<int>(2);
  reader.join();
}
