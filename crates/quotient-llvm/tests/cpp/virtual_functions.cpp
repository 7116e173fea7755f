// expect: done
// Virtual functions, multiple and virtual bases, pointers to members, typeid.
#include <cassert>
#include <memory>
#include <typeinfo>
#include <vector>

struct Shape {
  virtual ~Shape() = default;
  virtual int area() const = 0;
  virtual const char *name() const { return "shape"; }
};

struct Named {
  int tag = 9;
  virtual int code() const { return tag; }
};

struct Square : Shape, Named {
  int side;
  explicit Square(int side) : side(side) {}
  int area() const override { return side * side; }
  int code() const override { return side; }
};

struct Base {
  int value = 1;
  virtual int get() const { return value; }
};
struct Left : virtual Base {
  int left() const { return value + 10; }
};
struct Right : virtual Base {
  int get() const override { return value + 20; }
};
struct Diamond : Left, Right {};

template <class T> static T twice(T value) { return value + value; }

int main() {
  std::vector<std::unique_ptr<Shape>> shapes;
  shapes.push_back(std::make_unique<Square>(3));
  Shape &shape = *shapes[0];
  assert(shape.area() == 9 && shape.name()[0] == 's');
  assert(dynamic_cast<Named &>(shape).code() == 3);
  assert(typeid(shape) == typeid(Square) && typeid(shape) != typeid(Shape));
  int (Shape::*area)() const = &Shape::area;
  assert((shape.*area)() == 9);
  Diamond diamond;
  diamond.value = 2;
  Base &base = diamond;
  assert(base.get() == 22 && diamond.left() == 12);
  assert(dynamic_cast<Right &>(base).value == 2);
  try {
    (void)dynamic_cast<Square &>(shape);
    (void)dynamic_cast<Diamond &>(dynamic_cast<Named &>(shape));
    assert(false);
  } catch (const std::bad_cast &) {
  }
  assert(twice(2) == 4 && twice(1.5) == 3.0);
  int *array = new int[4]{1, 2, 3, 4};
  assert(array[3] == 4);
  delete[] array;
  return 0;
}
