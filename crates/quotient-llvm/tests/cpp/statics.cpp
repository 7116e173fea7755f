// expect: done
// What happens before and after main, and local variables that are initialised once.
#include <cassert>
#include <cstdlib>
#include <thread>

static int made = 0, gone = 0;

struct Counted {
  int id;
  explicit Counted(int id) : id(id) { made++; }
  ~Counted() {
    gone++;
    if (id == 1)
      assert(gone == 3);
  }
};

Counted first(1), second(2);

static Counted &local() {
  static Counted counted(3);
  return counted;
}

static int unlucky(bool fails) {
  static int value = fails ? throw 1 : 5;
  return value;
}

thread_local int own = 7;

int main() {
  std::atexit([] { assert(gone == 1); });
  assert(made == 2 && first.id == 1);
  std::thread worker([] {
    assert(local().id == 3);
    assert(++own == 8);
  });
  assert(local().id == 3);
  worker.join();
  assert(made == 3 && own == 7);
  try {
    unlucky(true);
    assert(false);
  } catch (int) {
  }
  assert(unlucky(false) == 5 && unlucky(true) == 5);
  return 0;
}
