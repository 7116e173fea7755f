// A lock-free stack whose nodes are used again: without a count of changes, compare-exchange takes
// a node that has come back for one that never left (ABA).
// expect: safe
// expect -DBUG: assertion
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define NONE 3
#ifdef BUG
#define CHANGED(top) 0
#else
#define CHANGED(top) (((top) >> 8) + 1)
#endif

// The index of the first node, and above it how often it has changed.
atomic_uint top = NONE;
atomic_uint next[3];
atomic_int taken[3];

static void push(unsigned node) {
    unsigned old = atomic_load(&top);
    do
        atomic_store(&next[node], old & 0xff);
    while (!atomic_compare_exchange_strong(&top, &old, node | CHANGED(old) << 8));
}

static unsigned pop(void) {
    unsigned old = atomic_load(&top);
    while ((old & 0xff) != NONE) {
        unsigned rest = atomic_load(&next[old & 0xff]);
        if (atomic_compare_exchange_strong(&top, &old, rest | CHANGED(old) << 8))
            break;
    }
    return old & 0xff;
}

static void own(unsigned node) {
    if (node != NONE)
        assert(atomic_exchange(&taken[node], 1) == 0);
}

static void *pops(void *unused) {
    own(pop());
    return 0;
}

int main(void) {
    pthread_t t;
    push(0);
    push(1);
    push(2);
    pthread_create(&t, 0, pops, 0);
    unsigned a = pop(), b = pop();
    own(b);
    if (a != NONE)
        push(a);
    own(pop());
    pthread_join(t, 0);
}
