// safe
// assertion -- -DOTHER
// What texts are made by formats, known to the compiler or not.
#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <wchar.h>

#define IS(expected, format, ...)                                                                  \
    do {                                                                                           \
        char buffer[40];                                                                           \
        const char *volatile unknown = format;                                                     \
        int length = snprintf(buffer, sizeof buffer, format, __VA_ARGS__);                         \
        assert(length == (int)strlen(expected) && !strcmp(buffer, expected));                      \
        length = snprintf(buffer, sizeof buffer, unknown, __VA_ARGS__);                            \
        assert(length == (int)strlen(expected) && !strcmp(buffer, expected));                      \
    } while (0)

void *worker(void *unused) {
    IS(" 5|-5|+5", "% d|% d|%+ d", 5, -5, 5);
    IS("  007|-  7| 0007", "% 5.3d|-% 3d|% 05d", 7, 7, 7);
    IS(" 1.50| inf", "% .2f|% g", 1.5, 1e300 * 1e300);
    IS("010|0|0|00010|   010", "%#o|%#o|%#.0o|%#05o|%#6.2o", 8, 0, 0, 8, 8);
    IS("0x1f|0|0X1F|000x1", "%#x|%#x|%#X|00%#x", 31, 0, 31, 1);
    IS("1   |   1|1   |1   ", "%-*d|%*d|%*d|%-4d", -4, 1, 4, 1, -4, 1, 1);
    IS("ab  |  ab|a", "%-*s|%*s|%.*s", -4, "ab", 4, "ab", 1, "ab");
    IS("abc|  ab|x ", "%ls|%4.2ls|%-2lc", L"abc", L"abc", (wint_t)L'x');
    IS("(nil)|0x12|  0x12", "%p|%p|%6p", (void *)0, (void *)0x12, (void *)0x12);
    return unused;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    pthread_join(t, 0);
#ifdef OTHER
    IS("5", "% d", 5);
#endif
}
