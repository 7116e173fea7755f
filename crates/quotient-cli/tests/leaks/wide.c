// safe --leaks
// leak --leaks=all
// leak --leaks -- -DFORGOTTEN
//
// What a half of 16 bytes points to, which are accessed as one, can be reached.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct slot {
    unsigned long changes;
    int *kept;
};

static _Atomic struct slot slot;

static void *keep(void *unused) {
    struct slot old = {0, NULL}, new = {1, malloc(sizeof *new.kept)};
    if (!atomic_compare_exchange_strong(&slot, &old, new)) {
#ifndef FORGOTTEN
        free(new.kept);
#endif
    }
    return unused;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], 0, keep, 0);
    pthread_create(&threads[1], 0, keep, 0);
    pthread_join(threads[0], 0);
    pthread_join(threads[1], 0);
}
