// expect: done
// with -m32: not-compiled
// Atomic accesses to 16 bytes, in memory of the thread's own and in shared memory, whole and by parts. A processor ends the same program in the same way.
#include <assert.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef unsigned __int128 u128;
typedef __int128 i128;
#define WIDE(high, low) ((u128)(high) << 64 | (low))

typedef union {
    u128 whole;
    uint64_t half[2];
    uint32_t word[4];
} wide;

struct counted {
    int *first;
    uint64_t changes;
};

_Alignas(16) wide shared = {WIDE(3, 5)};
_Atomic struct counted head;
_Atomic i128 number = -1;
int target = 9;

static void integers(u128 *at) {
    u128 expected = WIDE(3, 5);
    assert(__atomic_load_n(at, __ATOMIC_SEQ_CST) == expected);
    assert(__atomic_fetch_add(at, WIDE(0, UINT64_MAX), __ATOMIC_RELAXED) == expected);
    assert(__atomic_sub_fetch(at, WIDE(1, 1), __ATOMIC_SEQ_CST) == WIDE(3, 3));
    assert(__atomic_fetch_or(at, WIDE(4, 4), __ATOMIC_SEQ_CST) == WIDE(3, 3));
    assert(__atomic_fetch_and(at, WIDE(6, 5), __ATOMIC_SEQ_CST) == WIDE(7, 7));
    assert(__atomic_xor_fetch(at, WIDE(6, 4), __ATOMIC_SEQ_CST) == 1);
    assert(__atomic_fetch_nand(at, 3, __ATOMIC_SEQ_CST) == 1);
    assert(*at == ~(u128)1);
    __atomic_store_n(at, WIDE(UINT64_MAX, 8), __ATOMIC_RELEASE);
    assert(!__atomic_compare_exchange_n(at, &expected, 1, 0, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED));
    assert(expected == WIDE(UINT64_MAX, 8) && *at == expected);
    assert(__atomic_compare_exchange_n(at, &expected, 1, 0, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED));
    assert(__atomic_exchange_n(at, WIDE(1, 2), __ATOMIC_SEQ_CST) == 1);
    assert(__sync_bool_compare_and_swap(at, WIDE(1, 2), WIDE(2, 1)));
    assert(__sync_val_compare_and_swap(at, WIDE(1, 2), 0) == WIDE(2, 1));
}

static void parts(wide *at) {
    __atomic_store_n(&at->whole, WIDE(7, 6), __ATOMIC_SEQ_CST);
    assert(at->half[0] == 6 && at->half[1] == 7 && at->word[2] == 7 && at->word[3] == 0);
    at->half[1] = UINT64_MAX;
    at->word[1] = 1;
    assert(__atomic_load_n(&at->whole, __ATOMIC_SEQ_CST) == WIDE(UINT64_MAX, 0x100000006));
    assert(__atomic_fetch_add(&at->half[1], 3, __ATOMIC_SEQ_CST) == UINT64_MAX);
    uint64_t expected = 1;
    assert(!__atomic_compare_exchange_n(&at->half[1], &expected, 5, 0, 5, 5) && expected == 2);
    assert(__atomic_compare_exchange_n(&at->half[1], &expected, 5, 0, 5, 5));
    assert(__atomic_exchange_n(&at->half[0], 4, __ATOMIC_SEQ_CST) == 0x100000006);
    assert(__atomic_load_n(&at->whole, __ATOMIC_SEQ_CST) == WIDE(5, 4));
    wide copy;
    memcpy(&copy, at, sizeof copy);
    assert(copy.whole == WIDE(5, 4));
    copy.half[0]++;
    memcpy(at, &copy, sizeof copy);
    memset((char *)at + 9, 1, 3);
    assert(__atomic_load_n(&at->whole, __ATOMIC_SEQ_CST) == WIDE(0x1010105, 5));
    memset(at, 0, sizeof *at);
    assert(__atomic_load_n(&at->whole, __ATOMIC_SEQ_CST) == 0);
}

static void structs(void) {
    atomic_init(&head, ((struct counted){&target, 1}));
    struct counted old = atomic_load(&head), next = {NULL, old.changes + 1};
    assert(old.first == &target && *old.first == 9);
    assert(atomic_compare_exchange_strong(&head, &old, next));
    assert(!atomic_compare_exchange_strong(&head, &old, next) && old.first == NULL);
    old = atomic_exchange(&head, ((struct counted){&target, 5}));
    assert(old.changes == 2);
    atomic_store(&head, old);
    next = head;
    assert(next.first == NULL && next.changes == 2);
}

static void all_in(wide *at) {
    at->whole = WIDE(3, 5);
    integers(&at->whole);
    parts(at);
}

int main(void) {
    integers(&shared.whole);
    parts(&shared);
    _Alignas(16) wide own;
    all_in(&own);
    wide *heap = aligned_alloc(16, sizeof *heap);
    all_in(heap);
    free(heap);
    structs();
    assert(number++ == -1 && number == 0);
    number--;
    number += (i128)1 << 70;
    i128 found = number;
    assert(found == ((i128)1 << 70) - 1);
    return 0;
}
