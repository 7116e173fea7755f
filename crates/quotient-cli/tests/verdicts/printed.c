// safe
// memory -- -DFREED
// memory -- -DUNTERMINATED
// memory -- -DPUTS
// memory -- -DWRITE
// What is printed is read: it must be there still, and end.
#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

char *text;
pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

void *worker(void *unused) {
    pthread_mutex_lock(&mutex);
#if defined(FREED) || defined(PUTS) || defined(WRITE)
    free(text);
#endif
    text = 0;
    pthread_mutex_unlock(&mutex);
    return unused;
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
#if defined(PUTS)
        puts(mine);
#elif defined(WRITE)
        assert(write(1, mine, 3) == 3);
#else
        printf("%d %*d %s, %.3s\n", 1, 4, 2, mine, mine);
        assert(fwrite(mine, 1, 3, stdout) == 3 && putchar('x') == 'x');
        printf("%.4s%.*s\n", mine, 4, mine);
#endif
    }
    pthread_join(t, 0);
}
