// expect: done
// Numbers in texts, sorting, searching, memory, and what a program learns of the world.
#include <assert.h>
#include <ctype.h>
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static int ascending(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
static int by_text(const void *a, const void *b) {
    return strcmp(*(char *const *)a, *(char *const *)b);
}

static void numbers(void) {
    char *end;
    assert(atoi("42") == 42 && atoi("  -17x") == -17 && atoi("none") == 0);
    assert(strtol("0x1fz", &end, 0) == 31 && *end == 'z');
    assert(strtol("077", 0, 0) == 63 && strtoul("ff", 0, 16) == 255);
    errno = 0;
    assert(strtol("99999999999999999999", 0, 10) == LONG_MAX && errno == ERANGE);
    assert(rand() >= 0);
    srand(7);
    int first = rand();
    srand(7);
    assert(rand() == first);
}

static void order(void) {
    int a[] = {5, 3, 9, 1, 3}, key = 9;
    qsort(a, 5, sizeof a[0], ascending);
    for (int i = 1; i < 5; i++)
        assert(a[i - 1] <= a[i]);
    int *found = bsearch(&key, a, 5, sizeof a[0], ascending);
    assert(found == &a[4]);
    key = 4;
    assert(!bsearch(&key, a, 5, sizeof a[0], ascending));
    char *names[] = {"pear", "apple", "fig"};
    qsort(names, 3, sizeof names[0], by_text);
    assert(!strcmp(names[0], "apple") && !strcmp(names[2], "pear"));
}

static void texts(void) {
    char buffer[16] = "ab", *copy = strdup("hello");
    strcat(buffer, "cd");
    strncat(buffer, "efgh", 2);
    assert(!strcmp(buffer, "abcdef") && strlen(copy) == 5);
    assert(strchr(copy, 'l') == copy + 2 && strrchr(copy, 'l') == copy + 3);
    assert(strstr(copy, "llo") == copy + 2 && !strstr(copy, "lx"));
    assert(!strchr(copy, 'z') && memchr(copy, 'o', 5) == copy + 4);
    strncpy(buffer, "xy", 5);
    assert(!memcmp(buffer, "xy\0\0\0f", 6));
    assert(strspn("aab", "a") == 2 && strcspn("xyz,", ",") == 3);
    free(copy);
    char list[] = "one, two", *rest;
    assert(!strcmp(strtok_r(list, ", ", &rest), "one"));
    assert(!strcmp(strtok_r(0, ", ", &rest), "two") && !strtok_r(0, ", ", &rest));
    assert(isdigit('7') && !isdigit('x') && isalpha('q') && isspace('\t') && toupper('q') == 'Q');
    assert(strcasecmp("HeLLo", "hEllO") == 0);
}

static void formats(void) {
    char b[64];
    assert(snprintf(b, sizeof b, "%d %5d|%-4d|%04d", -3, 42, 7, 9) == 18);
    assert(!strcmp(b, "-3    42|7   |0009"));
    assert(snprintf(b, 4, "%s", "truncated") == 9 && !strcmp(b, "tru"));
    sprintf(b, "%u %lx %#x %c%% %.2s %s", 4000000000u, 0xabcdefUL, 255, 'k', "xyz", "end");
    assert(!strcmp(b, "4000000000 abcdef 0xff k% xy end"));
    sprintf(b, "%*d|%+ld|%hhd", 4, 5, 6L, 300);
    assert(!strcmp(b, "   5|+6|44"));
}

int main(void) {
    numbers();
    order();
    texts();
    formats();
    assert(!getenv("HOME") && time(0) == time(0));
    return 0;
}
