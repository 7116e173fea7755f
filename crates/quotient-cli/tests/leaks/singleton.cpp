// safe --leaks
// leak --leaks=all
// safe --leaks=all -- -DSTATIC
// leak --leaks -- -DREPLACED
#include <map>
#include <string>
#include <thread>
#include <vector>

struct Registry {
  std::vector<int> sizes{1, 2, 3};
  std::map<int, std::string> names{{1, "a name that is too long to lie in the string itself"}};
};

#ifdef STATIC
static Registry &registry() {
  static Registry only;
  return only;
}
#else
static Registry *only;

static Registry &registry() {
#ifndef REPLACED
  if (!only)
#endif
    only = new Registry;
  return *only;
}
#endif

int main() {
  std::size_t size = registry().sizes.size();
  std::thread other([] { registry().names.size(); });
  other.join();
  return size != 3;
}
