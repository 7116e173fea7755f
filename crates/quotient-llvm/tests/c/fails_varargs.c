// expect: memory "variable arguments"
#include <stdarg.h>
static int first(int unused, ...) {
  va_list list;
  va_start(list, unused);
  int value = va_arg(list, int);
  va_end(list);
  return value;
}
int main(void) { return first(0, 1) + first(0); }
