// expect: refused 3 "variable number"
#include <stdarg.h>
static int last(int n, ...) {
  va_list list;
  va_start(list, n);
  int value = va_arg(list, int);
  va_end(list);
  return value;
}
int main(void) { return last(1, 2); }
