// expect: done
#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static int fields(const char *text, const char *format, ...) {
  va_list list;
  va_start(list, format);
  int count = vsscanf(text, format, list);
  va_end(list);
  return count;
}

int main(void) {
  int a = 0, b = 0, n = 0;
  unsigned long hexadecimal;
  short small = 7;
  double d;
  float f;
  char word[8], rest[8], c;
  assert(sscanf(" 12,-7 0xff", "%d , %d %lx", &a, &b, &hexadecimal) == 3);
  assert(a == 12 && b == -7 && hexadecimal == 255);
  assert(sscanf("key=1.5e1;0.25", "%7[a-z]=%lf;%f", word, &d, &f) == 3);
  assert(!strcmp(word, "key") && d == 15 && f == 0.25f);
  assert(sscanf("123456", "%3d%n%*d", &a, &n) == 1 && a == 123 && n == 3);
  assert(sscanf("one two", "%s%c%[^x]", word, &c, rest) == 3);
  assert(!strcmp(word, "one") && c == ' ' && !strcmp(rest, "two"));
  assert(sscanf("70000", "%hd", &small) == 1 && small == (short)70000);
  assert(sscanf("x", "%d", &a) == 0 && sscanf("", "%d", &a) == -1 && sscanf("5%", "%i%%", &a) == 1);
  assert(fields("3 of 4", "%d of %d", &a, &b) == 2 && a == 3 && b == 4);
  return 0;
}
