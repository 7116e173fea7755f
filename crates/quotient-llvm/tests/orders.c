#include <stdatomic.h>
atomic_int x;
int plain;
void other(void) {
    atomic_store_explicit(&x, 1, memory_order_relaxed);
    atomic_store_explicit(&x, 2, memory_order_release);
    atomic_store_explicit(&x, 3, memory_order_seq_cst);
    atomic_load_explicit(&x, memory_order_acquire);
    atomic_load_explicit(&x, memory_order_consume);
    atomic_fetch_or_explicit(&x, 4, memory_order_acq_rel);
    int expected = 5;
    atomic_compare_exchange_strong_explicit(&x, &expected, 6, memory_order_release, memory_order_relaxed);
    atomic_thread_fence(memory_order_release);
    atomic_signal_fence(memory_order_seq_cst);
    __asm__ volatile("lfence" ::: "memory");
    __asm__ volatile("lock; addl $1, %0" : "+m"(x));
    plain = 7;
}
int main(void) {
    other();
}
