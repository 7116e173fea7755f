// expect: memory "use of freed memory"
// The reference outlives what it refers to.
#include <string>

int main() {
  std::string *text = new std::string("a text that lives on the heap, as it is long");
  const char &first = (*text)[0];
  delete text;
  return first;
}
