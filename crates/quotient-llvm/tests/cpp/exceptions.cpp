// expect: done
// Exceptions on one thread: clean-up, handlers by type and base, throwing again.
#include <cassert>
#include <cstring>
#include <stdexcept>
#include <string>
#include <utility>

static int alive = 0;

struct Guard {
  Guard() { alive++; }
  Guard(const Guard &) { alive++; }
  ~Guard() { alive--; }
};

struct Left {
  int left = 1;
  virtual ~Left() {}
};
struct Right {
  int right = 2;
  virtual ~Right() {}
};
struct Both : Left, Right {
  int both = 3;
};
struct Other {};

struct Failure : std::runtime_error {
  int code;
  Failure(int code) : std::runtime_error("failure"), code(code) {}
};

struct Counted {
  Guard guard;
};

static int deep(int n) {
  Guard guard;
  if (n == 0)
    throw Failure(alive);
  return deep(n - 1);
}

static int noisy(int kind) {
  Guard guard;
  switch (kind) {
  case 0:
    throw 42;
  case 1:
    throw "text";
  case 2:
    throw Both();
  case 3:
    throw Counted();
  case 4:
    throw std::out_of_range("range");
  case 5:
    throw Other();
  default:
    return kind;
  }
}

static int classify(int kind) {
  try {
    return noisy(kind);
  } catch (int number) {
    return number;
  } catch (const char *text) {
    return text[0];
  } catch (const Right &right) {
    return right.right;
  } catch (const Counted &) {
    return alive;
  } catch (const std::logic_error &error) {
    return error.what()[0];
  } catch (...) {
    return -1;
  }
}

static void again() {
  Guard guard;
  try {
    noisy(0);
  } catch (int) {
    Guard inside;
    throw;
  }
}

struct Member {
  Guard guard;
  Member(bool fails) {
    if (fails)
      throw std::string("half made");
  }
};

static int finally() noexcept {
  try {
    throw Failure(1);
  } catch (...) {
  }
  return 3;
}

int main() {
  try {
    deep(3);
    assert(false);
  } catch (const std::exception &error) {
    assert(!std::strcmp(error.what(), "failure"));
    assert(static_cast<const Failure &>(error).code == 4);
  }
  assert(alive == 0);
  assert(classify(0) == 42 && classify(1) == 't' && classify(2) == 2);
  assert(classify(3) == 1 && classify(4) == 'r' && classify(5) == -1 && classify(6) == 6);
  assert(alive == 0);
  try {
    again();
    assert(false);
  } catch (int number) {
    assert(number == 42 && alive == 0);
  }
  try {
    Member good(false);
    Member bad(true);
    assert(false);
  } catch (std::string &text) {
    assert(text == "half made" && alive == 0);
  }
  try {
    try {
      throw Failure(7);
    } catch (const Failure &outer) {
      try {
        throw Other();
      } catch (Other) {
      }
      assert(outer.code == 7);
      throw std::logic_error("second");
    }
  } catch (const std::logic_error &error) {
    assert(std::string(error.what()) == "second");
  }
  Left *left = new Both;
  assert(dynamic_cast<Right *>(left)->right == 2);
  assert(dynamic_cast<Both *>(left)->both == 3);
  assert(!dynamic_cast<Failure *>(left));
  delete left;
  assert(finally() == 3);
  return 0;
}
