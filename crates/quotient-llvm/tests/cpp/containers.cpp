// expect: done
// What the containers keep in libstdc++.so: trees, lists, hashing, what they throw.
#include <algorithm>
#include <cassert>
#include <deque>
#include <functional>
#include <list>
#include <map>
#include <optional>
#include <queue>
#include <set>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <variant>
#include <vector>

template <class E, class F> static void throws(F f) {
  try {
    f();
    assert(false);
  } catch (const E &) {
  }
}

static void sequences() {
  std::vector<int> v;
  for (int n = 0; n < 20; n++)
    v.push_back(19 - n);
  std::sort(v.begin(), v.end());
  for (int n = 0; n < 20; n++)
    assert(v[n] == n);
  throws<std::out_of_range>([&] { v.at(20); });
  throws<std::length_error>([&] { v.reserve(~0ul / 2); });

  std::deque<int> d;
  for (int n = 0; n < 300; n++)
    d.push_back(n);
  for (int n = 0; n < 300; n++, d.pop_front())
    assert(d.front() == n);

  std::list<int> l{3, 1, 2}, other;
  l.sort();
  l.reverse();
  assert(l.front() == 3 && l.back() == 1);
  other.splice(other.begin(), l);
  assert(l.empty() && other.size() == 3);
  std::swap(l, other);
  assert(l.size() == 3);

  std::priority_queue<int> heap;
  for (int n : {1, 5, 3})
    heap.push(n);
  assert(heap.top() == 5);
}

static void trees() {
  std::map<int, int> m;
  for (int n = 0; n < 20; n++)
    m[(n * 7) % 20] = n;
  int next = 0;
  for (auto &entry : m)
    assert(entry.first == next++);
  for (int n = 0; n < 20; n += 2)
    m.erase(n);
  next = 19;
  for (auto i = m.rbegin(); i != m.rend(); ++i, next -= 2)
    assert(i->first == next);
  assert(next == -1 && m.size() == 10);
  throws<std::out_of_range>([&] { m.at(2); });
  while (!m.empty())
    m.erase(m.size() % 3 ? m.begin() : std::prev(m.end()));
  std::set<std::string> s{"pear", "apple"};
  assert(*s.begin() == "apple" && s.count("pear") == 1);
}

static void hashing() {
  std::unordered_map<std::string, int> u;
  for (int n = 0; n < 30; n++)
    u["key" + std::to_string(n)] = n;
  for (int n = 0; n < 30; n++)
    assert(u.at("key" + std::to_string(n)) == n);
  u.erase("key3");
  assert(u.size() == 29 && u.find("key3") == u.end());
  std::unordered_map<int, int> numbers{{1, 2}, {3, 4}};
  assert(numbers[3] == 4 && numbers[5] == 0);
}

static void texts() {
  std::string t = "hello";
  t += " world, and this does not fit into fifteen characters";
  assert(t.find("world") == 6 && t.find('w') == 6 && t.substr(0, 5) == "hello");
  t.replace(0, 5, "HELLO!!");
  t.insert(0, "> ");
  assert(t.compare(0, 9, "> HELLO!!") == 0 && t[9] == ' ');
  throws<std::out_of_range>([&] { t.substr(1000); });
}

static void wrappers() {
  int base = 3;
  std::function<int(int)> f = [&](int n) { return n + base; };
  assert(f(1) == 4);
  f = nullptr;
  throws<std::bad_function_call>([&] { f(1); });
  std::optional<int> o;
  throws<std::bad_optional_access>([&] { o.value(); });
  std::variant<int, std::string> v = "text";
  assert(std::get<std::string>(v) == "text");
  throws<std::bad_variant_access>([&] { std::get<int>(v); });
}

int main() {
  sequences();
  trees();
  hashing();
  texts();
  wrappers();
  return 0;
}
