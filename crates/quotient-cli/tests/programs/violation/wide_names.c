// $ quotient check violation/wide_names.c
// Names that take two cells a character on a terminal: columns and carets stand where they belong.
#include <assert.h>
#include <pthread.h>

static int 計数器, 合計;

static void *加算(void *unused) {
    (void)unused;
    合計 = 合計 + ++計数器;
    return 0;
}

int main(void) {
    pthread_t 一, 二;
    pthread_create(&一, 0, 加算, 0);
    pthread_create(&二, 0, 加算, 0);
    pthread_join(一, 0);
    pthread_join(二, 0);
    /* 二つ */ assert(合計 == 3);
    return 0;
}
