// expect: done
// compile with: --target=aarch64-linux-gnu -march=armv8.1-a
// The usual instructions of AArch64: exclusive accesses in loops, those of the large system
// extension, and what stands around them.
_Noreturn void abort(void);
#define assert(x) ((x) ? (void)0 : abort())
typedef unsigned long u64;

#define BINARY(name, instruction)                                                                  \
    static int name(int *at, int value) {                                                          \
        int old, new, failed;                                                                      \
        __asm__ volatile("1: ldxr %w0, [%3]\n"                                                     \
                         "   " instruction " %w1, %w0, %w4\n"                                      \
                         "   stxr %w2, %w1, [%3]\n"                                                \
                         "   cbnz %w2, 1b\n"                                                       \
                         : "=&r"(old), "=&r"(new), "=&r"(failed)                                   \
                         : "r"(at), "r"(value)                                                     \
                         : "memory", "cc");                                                        \
        return old;                                                                                \
    }
BINARY(fetch_add, "add")
BINARY(fetch_sub, "sub")
BINARY(fetch_and, "and")
BINARY(fetch_or, "orr")
BINARY(fetch_xor, "eor")
BINARY(fetch_clear, "bic")

static u64 compare_and_swap(u64 *at, u64 old, u64 new) {
    u64 found;
    int failed;
    __asm__ volatile("1:	ldaxr	%0, %2\n"
                     "	cmp	%0, %3\n"
                     "	b.ne	2f\n"
                     "	stlxr	%w1, %4, %2\n"
                     "	cbnz	%w1, 1b\n"
                     "2:"
                     : "=&r"(found), "=&r"(failed), "+Q"(*at)
                     : "r"(old), "r"(new)
                     : "cc", "memory");
    return found;
}

static unsigned char swap_byte(unsigned char *at, unsigned char new) {
    unsigned char old;
    int failed;
    __asm__ volatile("1: ldxrb %w0, [%2]; stxrb %w1, %w3, [%2]; cbnz %w1, 1b"
                     : "=&r"(old), "=&r"(failed)
                     : "r"(at), "r"(new)
                     : "memory");
    return old;
}

static int pair_swap(u64 *at, u64 old0, u64 old1, u64 new0, u64 new1) {
    u64 low, high;
    int failed;
    __asm__ volatile("1: ldaxp %0, %1, [%3];"
                     "eor %0, %0, %4;"
                     "eor %1, %1, %5;"
                     "orr %1, %0, %1;"
                     "mov %w0, #1;"
                     "cbnz %1, 2f;"
                     "stlxp %w2, %6, %7, [%3];"
                     "cbnz %w2, 1b;"
                     "mov %w0, wzr;"
                     "2:"
                     : "=&r"(low), "=&r"(high), "=&r"(failed)
                     : "r"(at), "r"(old0), "r"(old1), "r"(new0), "r"(new1)
                     : "cc", "memory");
    return !low;
}

static int add_large(int *at, int value) {
    int old;
    __asm__ volatile("ldaddal %w2, %w0, %1" : "=r"(old), "+Q"(*at) : "r"(value) : "memory");
    return old;
}

static u64 cas_large(u64 *at, u64 old, u64 new) {
    __asm__ volatile(".arch_extension lse\n\tcasal %0, %2, [%1]" : "+r"(old) : "r"(at), "r"(new) : "memory");
    return old;
}

static int pair_large(u64 *at, u64 a, u64 b, u64 c, u64 d) {
    register u64 x0 __asm__("x0") = a;
    register u64 x1 __asm__("x1") = b;
    register u64 x2 __asm__("x2") = c;
    register u64 x3 __asm__("x3") = d;
    __asm__ volatile("casp %0, %1, %2, %3, [%4]" : "+r"(x0), "+r"(x1) : "r"(x2), "r"(x3), "r"(at) : "memory");
    return x0 == a && x1 == b;
}

static void others(void) {
    int word = 12, old, count;
    __asm__ volatile("ldset %w2, %w0, %1" : "=r"(old), "+Q"(word) : "r"(3) : "memory");
    assert(old == 12 && word == 15);
    __asm__ volatile("stclr %w1, %0" : "+Q"(word) : "r"(5) : "memory");
    assert(word == 10);
    __asm__ volatile("swpa %w2, %w0, %1" : "=r"(old), "+Q"(word) : "r"(4) : "memory");
    assert(old == 10 && word == 4);
    __asm__("clz %w0, %w1" : "=r"(count) : "r"(0x1000));
    assert(count == 19);
    __asm__("rbit %w0, %w1\n\tclz %w0, %w0" : "=r"(count) : "r"(0x1000));
    assert(count == 12);
    __asm__("cmp %w1, %w2\n\tcset %w0, lt" : "=r"(count) : "r"(-1), "r"(1) : "cc");
    assert(count == 1);
    __asm__("cmp %w1, %w2\n\tcset %w0, lo" : "=r"(count) : "r"(-1), "r"(1) : "cc");
    assert(count == 0);
    u64 self;
    __asm__("mrs %0, tpidr_el0" : "=r"(self));
    assert(self);
    u64 pair[2] = {1, 2}, one, two;
    __asm__ volatile("ldp %0, %1, [%2]" : "=r"(one), "=r"(two) : "r"(pair) : "memory");
    assert(one == 1 && two == 2);
    __asm__ volatile("ldr %0, [%1, #8]" : "=r"(one) : "r"(pair) : "memory");
    assert(one == 2);
    __asm__ volatile("stlr %w1, [%0]" : : "r"(&word), "r"(9) : "memory");
    assert(word == 9);
    __asm__ volatile("dmb ish" ::: "memory");
    __asm__ volatile("dsb sy\n\tisb" ::: "memory");
    __asm__ volatile("yield");
    __asm__ volatile("sevl\n\twfe" ::: "memory");
    __asm__ volatile("prfm pldl1keep, [%0]" ::"r"(&word));
}

int main(void) {
    int x = 6;
    assert(fetch_add(&x, 5) == 6 && x == 11);
    assert(fetch_sub(&x, 1) == 11 && x == 10);
    assert(fetch_and(&x, 6) == 10 && x == 2);
    assert(fetch_or(&x, 5) == 2 && x == 7);
    assert(fetch_xor(&x, 2) == 7 && x == 5);
    assert(fetch_clear(&x, 4) == 5 && x == 1);
    u64 y = 1UL << 40;
    assert(compare_and_swap(&y, 1UL << 40, 3) == 1UL << 40 && y == 3);
    assert(compare_and_swap(&y, 4, 5) == 3 && y == 3);
    unsigned char bytes[2] = {1, 2};
    assert(swap_byte(bytes + 1, 200) == 2 && bytes[1] == 200 && bytes[0] == 1);
    u64 z[2] __attribute__((aligned(16))) = {1, 2};
    assert(pair_swap(z, 1, 2, 3, 4) && z[0] == 3 && z[1] == 4);
    assert(!pair_swap(z, 1, 4, 5, 6) && z[0] == 3 && z[1] == 4);
    assert(pair_large(z, 3, 4, 7, 8) && z[0] == 7 && z[1] == 8 && !pair_large(z, 3, 8, 1, 1));
    assert(add_large(&x, 2) == 1 && x == 3);
    assert(cas_large(&y, 3, 9) == 3 && y == 9 && cas_large(&y, 3, 1) == 9);
    others();
    return 0;
}
