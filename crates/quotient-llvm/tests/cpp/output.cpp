// expect: done
// Output does nothing.
#include <cstdio>
#include <iomanip>
#include <iostream>
#include <string>
#include <thread>

struct Point {
  int x, y;
};

static std::ostream &operator<<(std::ostream &out, const Point &point) {
  return out << '(' << point.x << ", " << point.y << ')';
}

int main() {
  std::ios::sync_with_stdio(false);
  std::cout << "point " << Point{1, 2} << ' ' << 2.5 << std::string(" text") << std::endl;
  std::cerr << std::hex << std::setw(4) << 12u << true << std::flush << "\n";
  std::clog << std::this_thread::get_id() << static_cast<void *>(nullptr) << 3L;
  std::cout.precision(3);
  std::printf("%d\n", 3);
  return std::cout ? 0 : 1;
}
