// expect: done
#define _GNU_SOURCE
#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char line[64];

static int record(const char *format, ...) {
  va_list list;
  va_start(list, format);
  int length = vsnprintf(line, sizeof line, format, list);
  va_end(list);
  return length;
}

static void show(const char *format, ...) {
  va_list list;
  va_start(list, format);
  vprintf(format, list);
  va_end(list);
}

static char *duplicate(const char *format, ...) {
  va_list list;
  char *text;
  va_start(list, format);
  assert(vasprintf(&text, format, list) == (int)strlen(text));
  va_end(list);
  return text;
}

static const char *formats[] = {"%d+%d", "%5d|%-5d"};

int main(void) {
  assert(record("plain 100%%") == 10 && !strcmp(line, "plain 100%"));
  assert(record("%d %5d|%-4d|%04d", -3, 42, 7, 9) == 18 && !strcmp(line, "-3    42|7   |0009"));
  record("%u %lx %#x %c %.2s %s", 4000000000u, 0xabcdefUL, 255, 'k', "xyz", "end");
  assert(!strcmp(line, "4000000000 abcdef 0xff k xy end"));
  record("%*d|%+ld|%hhd|%-*d|%.3d|%o|%X", 4, 5, 6L, 300, 3, 1, 7, 8, 0xbeef);
  assert(!strcmp(line, "   5|+6|44|1  |007|10|BEEF"));
  record("%s:%d:%zu:%lld:%p", "f.c", 12, (size_t)3, -4LL, (void *)16);
  assert(!strcmp(line, "f.c:12:3:-4:0x10"));
  show("%f is not looked at\n", 1.5);
  char small[4];
  for (int i = 0; i < 2; i++)
    assert(snprintf(small, sizeof small, formats[i], 12, 34) == (i ? 11 : 5));
  assert(!strcmp(small, "   "));
  char buffer[32];
  sprintf(buffer, formats[0], 1, 2);
  assert(!strcmp(buffer, "1+2"));
  char *text = duplicate("%s-%d", "a", 1);
  assert(!strcmp(text, "a-1"));
  free(text);
  return 0;
}
