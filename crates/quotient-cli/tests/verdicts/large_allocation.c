// assertion
// assertion --max-allocation 8
// safe --max-allocation 4
//
// What is too large is not there: a null pointer, and not also a pointer. With a size that another thread
// makes too large, the other executions are explored nevertheless.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_long size = 8;
static atomic_int x;

static void *add(void *unused) {
    (void)unused;
    int old = x;
    x = old + 1;
    return 0;
}

static void *spoil(void *unused) {
    (void)unused;
    size = -1;
    return 0;
}

int main(void) {
    pthread_t a, b, c;
    char *kept = malloc(4);
    kept[1] = 7;
    assert(!realloc(kept, (size_t)-1) && kept[1] == 7);
    assert(!calloc((size_t)-1, (size_t)-1));
    free(kept);
    pthread_create(&c, 0, spoil, 0);
    pthread_create(&a, 0, add, 0);
    pthread_create(&b, 0, add, 0);
    char *memory = malloc(size);
    if (!memory)
        return 0;
    free(memory);
    pthread_join(a, 0);
    pthread_join(b, 0);
    pthread_join(c, 0);
    assert(x == 2);
    return 0;
}
