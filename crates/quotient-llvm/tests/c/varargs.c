// expect: done
#include <stdarg.h>

void abort(void);
#define CHECK(condition) ((condition) ? (void)0 : abort())

static int sum(int n, ...) {
  va_list list;
  int total = 0;
  va_start(list, n);
  while (n-- > 0)
    total += va_arg(list, int);
  va_end(list);
  return total;
}

/* d: int, l: long long, f: double, p: pointer to int. */
static double mixed(const char *kinds, ...) {
  va_list list;
  double total = 0;
  va_start(list, kinds);
  for (; *kinds; kinds++) {
    switch (*kinds) {
    case 'd': total += va_arg(list, int); break;
    case 'l': total += (double)va_arg(list, long long); break;
    case 'f': total += va_arg(list, double); break;
    case 'p': total += *va_arg(list, int *); break;
    default: abort();
    }
  }
  va_end(list);
  return total;
}

struct small { short a; char b; };
struct pair { int a; double b; };
struct floats { float a, b, c; };
struct large { long a[5]; };

static long structs(int first, ...) {
  va_list list;
  va_start(list, first);
  struct small small = va_arg(list, struct small);
  struct large large = va_arg(list, struct large);
  struct pair pair = va_arg(list, struct pair);
  struct floats floats = va_arg(list, struct floats);
  int last = va_arg(list, int);
  va_end(list);
  CHECK(small.a == -2 && small.b == 'b');
  CHECK(pair.a == 7 && pair.b == 2.5);
  CHECK(floats.a == 1 && floats.b == 2 && floats.c == 3);
  return large.a[0] + large.a[4] + last + first;
}

static int take_two(va_list *list) { return va_arg(*list, int) * 10 + va_arg(*list, int); }

static int pass_on(va_list list) { return va_arg(list, int); }

static int copied(int n, ...) {
  va_list list, again;
  va_start(list, n);
  int first = va_arg(list, int);
  va_copy(again, list);
  int rest = take_two(&list);
  CHECK(take_two(&again) == rest);
  CHECK(va_arg(again, int) == va_arg(list, int));
  va_end(again);
  va_start(list, n);
  CHECK(va_arg(list, int) == first);
  va_end(list);
  va_start(list, n);
  CHECK(pass_on(list) == first);
  va_end(list);
  return first * 100 + rest;
}

static int depth(int n, ...) {
  va_list list;
  va_start(list, n);
  int mine = va_arg(list, int);
  /* What is passed further on is not what was passed here. */
  int below = n > 0 ? depth(n - 1, mine + 1) : mine;
  va_end(list);
  return below;
}

static int (*through)(int, ...) = sum;

static int plain() { return 5; }

int main(void) {
  int three = 3;
  CHECK(sum(0) == 0);
  CHECK(sum(3, 1, 2, 3) == 6);
  CHECK(sum(9, 1, 2, 3, 4, 5, 6, 7, 8, -9) == 27);
  CHECK(sum(2, sum(2, 1, 2), sum(2, 3, 4)) == 10);
  CHECK(mixed("dlfp", -1, 1LL << 40, 0.5, &three) == (double)(1LL << 40) + 2.5);
  CHECK(mixed("ffffffffffdp", .5, .5, .5, .5, .5, .5, .5, .5, .5, .5, 1, &three) == 9);
  CHECK(mixed("") == 0);
  struct small small = {-2, 'b'};
  struct pair pair = {7, 2.5};
  struct floats floats = {1, 2, 3};
  struct large large = {{10, 0, 0, 0, 20}};
  CHECK(structs(1, small, large, pair, floats, 4) == 35);
  large.a[0] = 11;
  CHECK(structs(1, small, large, pair, floats, 4) == 36);
  CHECK(copied(4, 1, 2, 3, 4) == 123);
  CHECK(depth(3, 1) == 4);
  CHECK(through(2, 20, 30) == 50);
  for (int i = 0; i < 50; i++)
    CHECK(sum(2, i, i) == 2 * i);
  CHECK(plain() == 5);
  return 0;
}
