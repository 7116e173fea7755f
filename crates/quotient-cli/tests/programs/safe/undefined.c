// What is read of a local variable before it is written is 0, and the report says so.
// $ quotient check safe/undefined.c
// $ quotient check safe/undefined.c --format json
// $ quotient check safe/undefined.c --uninit
// $ quotient check safe/undefined.c -- -DWRITTEN
#include <assert.h>
#include <pthread.h>

static int x;

struct bits {
    int low : 3, high : 5;
};

static void *reads(void *unused) {
    assert(x == 0);
    return unused;
}

static void *writes(void *unused) {
    int y;
    struct bits bits;
    bits.high = 1;
    bits.low = 2;
#ifdef WRITTEN
    y = 2;
#endif
    if (y == 1)
        x = y + bits.high;
    return unused;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, reads, 0);
    pthread_create(&b, 0, writes, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
