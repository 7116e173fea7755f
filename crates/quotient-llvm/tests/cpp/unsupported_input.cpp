// expect: unsupported "std::cin"
// Input counts only where it is read.
#include <iostream>
#include <string>

int main(int argc, char **) {
  std::string line;
  std::cin.tie(nullptr);
  if (argc > 1)
    std::getline(std::cin, line);
  int number;
  std::cin >> number;
  return number;
}
