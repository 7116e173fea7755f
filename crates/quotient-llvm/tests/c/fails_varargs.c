// expect: memory "variable arguments"
#include <stdarg.h>
static int sum(int n, ...) {
  va_list list;
  int total = 0;
  va_start(list, n);
  while (n-- > 0)
    total += va_arg(list, int);
  va_end(list);
  return total;
}
int main(void) { return sum(3, 1, 2); }
