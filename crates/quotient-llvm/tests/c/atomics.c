// expect: done
// Every C11 atomic operation, in one thread.
#include <assert.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

struct versioned { int value; int version; };

atomic_int x;
atomic_ullong wide = 5;
_Atomic uint8_t narrow;
_Atomic(int *) pointer;
atomic_flag flag = ATOMIC_FLAG_INIT;
_Atomic struct versioned both;
atomic_bool ready;
int plain;
volatile int unstable;

int main(void) {
    atomic_store(&x, 3);
    assert(atomic_load_explicit(&x, memory_order_acquire) == 3);
    assert(atomic_exchange(&x, 5) == 3 && x == 5);
    assert(atomic_fetch_add(&x, 2) == 5 && atomic_fetch_sub(&x, 1) == 7);
    assert(atomic_fetch_or(&x, 8) == 6 && atomic_fetch_and(&x, 12) == 14);
    assert(atomic_fetch_xor(&x, 5) == 12 && x == 9);
    x++;
    x += 5;
    assert(x == 15);

    int expected = 1;
    assert(!atomic_compare_exchange_strong(&x, &expected, 2) && expected == 15);
    assert(atomic_compare_exchange_weak(&x, &expected, 2) && x == 2);

    assert(atomic_fetch_add(&wide, 1ull << 40) == 5 && wide == (1ull << 40) + 5);
    narrow = 255;
    assert(++narrow == 0);
    atomic_store(&pointer, &plain);
    assert(atomic_load(&pointer) == &plain);
    int *none = 0;
    assert(!atomic_compare_exchange_strong(&pointer, &none, &plain) && none == &plain);

    assert(!atomic_flag_test_and_set(&flag) && atomic_flag_test_and_set(&flag));
    atomic_flag_clear(&flag);
    assert(!atomic_flag_test_and_set(&flag));

    struct versioned v = {7, 1}, w = {8, 2};
    atomic_store(&both, v);
    assert(atomic_compare_exchange_strong(&both, &v, w));
    v = atomic_load(&both);
    assert(v.value == 8 && v.version == 2);

    atomic_store(&ready, true);
    assert(ready);
    atomic_thread_fence(memory_order_seq_cst);
    __asm__ volatile("" ::: "memory");
    unstable = 4;
    assert(unstable == 4);
    assert(__sync_val_compare_and_swap(&plain, 0, 6) == 0 && plain == 6);
    assert(__atomic_fetch_nand(&plain, 3, __ATOMIC_SEQ_CST) == 6 && plain == ~2);
    return 0;
}
