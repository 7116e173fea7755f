// safe
// memory -- -DFREED
// memory -- -DUNTERMINATED
// memory -- -DFREED -DINTO
// memory -- -DUNTERMINATED -DINTO
// What is printed by way of a `va_list` is read as well.
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

char *text;
pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

void *worker(void *unused) {
    pthread_mutex_lock(&mutex);
#ifdef FREED
    free(text);
#endif
    text = 0;
    pthread_mutex_unlock(&mutex);
    return unused;
}

void say(const char *format, ...) {
    va_list list;
    va_start(list, format);
#ifdef INTO
    char buffer[64];
    vsnprintf(buffer, sizeof buffer, format, list);
#else
    vfprintf(stderr, format, list);
#endif
    va_end(list);
}

int main(void) {
    pthread_t t;
    text = malloc(4);
    memcpy(text, "abcd", 4);
#ifndef UNTERMINATED
    text[3] = 0;
#endif
    pthread_create(&t, 0, worker, 0);
    pthread_mutex_lock(&mutex);
    char *mine = text;
    pthread_mutex_unlock(&mutex);
    if (mine) {
        say("%.4s%.*s %p\n", mine, 4, mine, (void *)mine);
        say("%d%% %*ld %-4c %5.2f %lld %s, %.3s\n", 1, 4, 2l, 'c', 0.5, 3ll, mine, mine);
    }
    pthread_join(t, 0);
}
