// expect: assertion "assertion `!this->empty()` failed"
#include <vector>

int main() {
  std::vector<int> none;
  return none.front();
}
