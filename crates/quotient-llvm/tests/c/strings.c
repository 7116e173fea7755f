// expect: done
#define _GNU_SOURCE
// Functions of string.h, and memory that grows.
#include <assert.h>
#include <stdlib.h>
#include <string.h>

static char text[] = "abc";
static char copy[8];

int main(void) {
    char *volatile seen = text; // keeps the compiler from computing the answers
    assert(strlen(seen) == 3 && strlen(seen + 3) == 0);
    assert(strcpy(copy, seen) == copy && copy[2] == 'c' && copy[3] == 0);
    assert(strcmp(seen, copy) == 0 && strcmp(seen, "abd") < 0 && strcmp(seen, "ab") > 0);
    assert(strcmp("\x80", seen) > 0);
    assert(strncmp(seen, "abx", 2) == 0 && strncmp(seen, "abx", 3) < 0);
    assert(memcmp(seen, "abz", 2) == 0 && memcmp(seen, "abz", 3) < 0);

    int *numbers = realloc(NULL, 2 * sizeof *numbers);
    numbers[0] = 7;
    numbers[1] = 8;
    numbers = realloc(numbers, 5 * sizeof *numbers);
    numbers[4] = 9;
    assert(numbers[0] == 7 && numbers[1] == 8);
    numbers = realloc(numbers, sizeof *numbers);
    assert(numbers[0] == 7);
    free(numbers);
    char list[] = "a,,b", *rest = list;
    assert(!strcmp(strsep(&rest, ","), "a") && !*strsep(&rest, ","));
    assert(!strcmp(strsep(&rest, ","), "b") && !strsep(&rest, ","));
    assert(*strchrnul("ab", 'x') == 0 && !strcmp(rindex("abab", 'a'), "ab"));
    assert(!strcmp(strcasestr("xAbC", "bc"), "bC") && !strcasestr("x", "y"));
    assert(!memcmp(memmem("abcd", 4, "bc", 2), "bcd", 3) && !memmem("abc", 3, "cd", 2));
    assert(*(char *)memrchr("abab", 'a', 4) == 'a' && !memrchr("ab", 'b', 1));
    char buffer[6];
    assert(stpncpy(buffer, "ab", 6) == buffer + 2 && mempcpy(buffer, "xy", 2) == buffer + 2);
    assert(memccpy(buffer, "one", 'n', 6) == buffer + 2);
    bzero(buffer, 6);
    assert(!buffer[0] && !strcmp(basename("/a/b.c"), "b.c"));
    return 0;
}
