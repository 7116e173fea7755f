// expect: unsupported "streams into strings are not supported"
#include <sstream>

int main() {
  int number = 3;
  std::ostringstream text;
  text << number;
  return text.str().size();
}
