// safe
// safe -- -mcx16
// safe -- -DHALVES
// assertion -- -DLOST
// assertion -- -DTORN
//
// Two threads count across the border of 64 bits; the third must never see half of a change.
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

typedef unsigned __int128 u128;
#define START (((u128)1 << 64) - 1)

static union {
    u128 whole;
    struct {
        uint64_t low, high;
    };
} count = {START};

static void *counts(void *unused) {
#ifdef LOST
    u128 old = __atomic_load_n(&count.whole, __ATOMIC_SEQ_CST);
    __atomic_store_n(&count.whole, old + 1, __ATOMIC_SEQ_CST);
#elif defined HALVES
    u128 old, next;
    do {
        uint64_t low = __atomic_load_n(&count.low, __ATOMIC_SEQ_CST);
        uint64_t high = __atomic_load_n(&count.high, __ATOMIC_SEQ_CST);
        old = (u128)high << 64 | low;
        next = old + 1;
    } while (!__sync_bool_compare_and_swap(&count.whole, old, next));
#else
    __atomic_fetch_add(&count.whole, 1, __ATOMIC_SEQ_CST);
#endif
    return unused;
}

static void *reads(void *unused) {
#ifdef TORN
    uint64_t low = __atomic_load_n(&count.low, __ATOMIC_SEQ_CST);
    uint64_t high = __atomic_load_n(&count.high, __ATOMIC_SEQ_CST);
    u128 seen = (u128)high << 64 | low;
#else
    u128 seen = __atomic_load_n(&count.whole, __ATOMIC_SEQ_CST);
#endif
    assert(seen >= START && seen <= START + 2);
    return unused;
}

int main(void) {
    pthread_t threads[3];
    pthread_create(&threads[0], 0, counts, 0);
    pthread_create(&threads[1], 0, counts, 0);
    pthread_create(&threads[2], 0, reads, 0);
    for (int n = 0; n < 3; n++) {
        pthread_join(threads[n], 0);
    }
    assert(count.whole == START + 2);
}
