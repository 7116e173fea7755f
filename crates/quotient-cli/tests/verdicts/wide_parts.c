// safe
// assertion -- -DPLAIN
// safe --uninit -- -DHEAP
// assertion --uninit -- -DHEAP -DPLAIN
// memory --uninit -- -DHEAP -DUNSET
//
// A compare-exchange of both halves against changes of one of them, which must not undo each other.
#include <assert.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>

typedef unsigned __int128 u128;

typedef union {
    u128 whole;
    struct {
        uint64_t low, high;
    };
    struct {
        uint32_t words[4];
    };
} wide;

static wide *shared, all;

static void *both(void *unused) {
    u128 old = 0;
    while (!__atomic_compare_exchange_n(&shared->whole, &old, old + 1, 0, 5, 5)) {
    }
    return unused;
}

static void *one(void *unused) {
#ifdef PLAIN
    shared->high = shared->high + 2;
#else
    __atomic_fetch_add(&shared->high, 2, __ATOMIC_SEQ_CST);
#endif
    shared->words[1] = 7;
    return unused;
}

static void *lock(void *unused) {
    uint64_t free = 0;
    if (__atomic_compare_exchange_n(&shared->high, &free, 100, 0, 5, 5)) {
        __atomic_sub_fetch(&shared->high, 100, __ATOMIC_SEQ_CST);
    }
    return unused;
}

int main(void) {
    pthread_t threads[3];
#ifdef HEAP
    shared = aligned_alloc(16, sizeof *shared);
#ifndef UNSET
    shared->low = shared->high = 0;
#endif
#else
    shared = &all;
#endif
    pthread_create(&threads[0], 0, both, 0);
    pthread_create(&threads[1], 0, one, 0);
    pthread_create(&threads[2], 0, lock, 0);
    for (int n = 0; n < 3; n++) {
        pthread_join(threads[n], 0);
    }
    assert(shared->words[0] == 1 && shared->words[1] == 7 && shared->high == 2);
}
