// $ quotient check mistakes/map_race.cpp --races
// Two threads insert into one map.
#include <map>
#include <thread>

std::map<int, int> ages;

int main() {
  std::thread one([] { ages[1] = 10; });
  std::thread two([] { ages[2] = 20; });
  one.join();
  two.join();
}
