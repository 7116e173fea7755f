// expect: done
#include <assert.h>
#include <errno.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char line[400];

static const char *print(const char *format, ...) {
  va_list list;
  va_start(list, format);
  vsnprintf(line, sizeof line, format, list);
  va_end(list);
  return line;
}

#define SAME(text, ...)                                                                            \
  do {                                                                                             \
    char constant[400];                                                                            \
    snprintf(constant, sizeof constant, __VA_ARGS__);                                              \
    assert(!strcmp(constant, text));                                                               \
    assert(!strcmp(print(__VA_ARGS__), text));                                                     \
  } while (0)

int main(void) {
  SAME("0.000000", "%f", 0.0);
  SAME("1.500000|-0.1|3", "%f|%.1f|%.0f", 1.5, -0.15, 2.5000001);
  SAME("2|4|0.1", "%.0f|%.0f|%.1f", 2.5, 3.5, 0.125);
  SAME("     3.14|3.14     |00003.14|+3.14", "%9.2f|%-9.2f|%08.2f|%+.2f", 3.14, 3.14, 3.14, 3.14);
  SAME("1.000000e+00|1.5E-10|-9.9e+99", "%e|%.1E|%.1e", 1.0, 1.5e-10, -9.94e99);
  SAME("0.1|1e-05|100000|1e+06|1.5|100", "%g|%g|%g|%g|%g|%g", 0.1, 1e-5, 1e5, 1e6, 1.5, 100.0);
  SAME("0.1000000000000000055511151231257827", "%.34f", 0.1);
  SAME("99999999999999991611392", "%.0f", 1e23);
  SAME("4.940656e-324", "%e", 4.9406564584124654e-324);
  SAME("inf|-INF|nan|3.", "%f|%F|%g|%#.0f", INFINITY, -INFINITY, NAN, 3.0);
  SAME("7 of 9.50 for x", "%d of %.2f for %s", 7, 9.5, "x");

  char *end;
  const char *text = "  -12.5e1kg";
  assert(strtod(text, &end) == -125 && !strcmp(end, "kg"));
  assert(atof("0.1") == 0.1 && atof("1e23") == 1e23 && atof("123456789.123456789") == 123456789.123456789);
  assert(strtof("0.1", 0) == 0.1f);
  assert(strtod("none", &end) == 0 && *end == 'n');
  assert(strtod("1e+", &end) == 1 && !strcmp(end, "e+"));
  assert(strtod("9007199254740993", 0) == 9007199254740992.0);
  assert(strtod("5e-324", 0) > 0 && errno == ERANGE);
  errno = 0;
  assert(strtod("1e999", 0) == INFINITY && errno == ERANGE && atof("nan") != atof("nan"));
  return 0;
}
