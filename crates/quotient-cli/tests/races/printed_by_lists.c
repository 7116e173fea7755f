// race --races
// safe --races -- -DNUMBER
// A text that is printed by way of a `va_list` while another thread writes it.
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>

char text[4] = "abc";

void *worker(void *unused) {
    text[0] = 'x';
    return unused;
}

void say(const char *format, ...) {
    va_list list;
    va_start(list, format);
    vprintf(format, list);
    va_end(list);
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
#ifdef NUMBER
    say("%p\n", (void *)text);
#else
    say("%d %s\n", 1, text);
#endif
    pthread_join(t, 0);
}
