// Readers that try again if a writer was there (seqlock).
// expect: safe
// expect -DBUG: assertion
// The bug: the reader does not mind that a write is under way when it begins.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_uint sequence;
atomic_int x, y;

static void *writer(void *unused) {
    for (int i = 1; i <= 2; i++) {
        atomic_fetch_add(&sequence, 1);
        atomic_store(&x, i);
        atomic_store(&y, i);
        atomic_fetch_add(&sequence, 1);
    }
    return 0;
}

int main(void) {
    pthread_t t;
    unsigned before;
    int a, b;
    pthread_create(&t, 0, writer, 0);
    do {
        before = atomic_load(&sequence);
        a = atomic_load(&x);
        b = atomic_load(&y);
#ifdef BUG
    } while (before != atomic_load(&sequence));
#else
    } while (before & 1 || before != atomic_load(&sequence));
#endif
    assert(a == b);
    pthread_join(t, 0);
}
