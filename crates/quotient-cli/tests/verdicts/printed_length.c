// safe
// memory -- -DFREED
// assertion -- -DLONGER
// What is printed has a length, also where the C library would inline it; what is counted is read.
#define _GNU_SOURCE
#include <assert.h>
#include <locale.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

char *text;

static int by_list(const char *format, ...) {
    va_list list;
    va_start(list, format);
    int count = vfprintf(stderr, format, list);
    va_end(list);
    return count;
}

void *worker(void *unused) {
    const char *volatile format = "%s|%5d\n";
    assert(printf("%s %d\n", text, 7) == 6 && printf("") == 0);
    assert(printf(format, text, 7) == 10 && fprintf(stderr, "%-4c|%.2f", 'a', 1.0) == 9);
    assert(dprintf(1, "%s", "abc") == 3 && by_list("%s%%", text) == 4);
    assert(puts(text) > 0 && fputs(text, stdout) >= 0);
    assert(putchar('a' - 256) == 'a' && putc_unlocked('b', stdout) == 'b');
    assert(putchar_unlocked('c') == 'c' && !ferror_unlocked(stdout) && !feof_unlocked(stdin));
    assert(fwrite(text, 1, 3, stdout) == 3 && fwrite(text, 0, 3, stdout) == 0);
    int (*by_pointer)(const char *, ...) = printf;
    assert(by_pointer("%d %s", 10, text) == 6);
#ifdef LONGER
    assert(printf("%s", text) > 3);
#endif
    return unused;
}

int main(void) {
    text = malloc(4);
    strcpy(text, "abc");
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
#ifdef FREED
    free(text);
#endif
    pthread_join(t, 0);
    assert(fileno(stdin) == 0 && fileno(stdout) == 1 && fileno(stderr) == 2);
    assert(strcmp(setlocale(LC_ALL, ""), "C") == 0 && !setlocale(LC_ALL, "nowhere"));
    assert(getppid() > 0 && getpid() != getppid() && getpid() == gettid());
}
