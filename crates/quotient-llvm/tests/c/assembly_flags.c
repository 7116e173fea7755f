// expect: done
// The flags of x86 after locked operations, arithmetic and counts of bits, against what C says.
#include <assert.h>
#include <limits.h>

#define SET(name, text)                                                                            \
    static int name(int *at, int value) {                                                          \
        unsigned char flag;                                                                        \
        __asm__ volatile(text : "+m"(*at), "=q"(flag) : "r"(value) : "memory", "cc");              \
        return flag;                                                                               \
    }
SET(add_z, "lock addl %2,%0; setz %1")
SET(add_s, "lock addl %2,%0; sets %1")
SET(add_ns, "lock addl %2,%0; setns %1")
SET(add_c, "lock addl %2,%0; setc %1")
SET(add_o, "lock addl %2,%0; seto %1")
SET(add_l, "lock addl %2,%0; setl %1")
SET(add_le, "lock addl %2,%0; setle %1")
SET(add_g, "lock addl %2,%0; setg %1")
SET(add_be, "lock addl %2,%0; setbe %1")
SET(sub_b, "lock; subl %2,%0; setb %1")
SET(sub_ae, "lock; subl %2,%0; setae %1")
SET(sub_a, "lock; subl %2,%0; seta %1")
SET(sub_s, "lock; subl %2,%0; sets %1")
SET(sub_o, "lock; subl %2,%0; seto %1")
SET(sub_ge, "lock; subl %2,%0; setge %1")
SET(sub_le, "lock; subl %2,%0; setle %1")
SET(and_z, "lock; andl %2,%0; sete %1")
SET(or_s, "lock; orl %2,%0; sets %1")
SET(xor_nz, "lock; xorl %2,%0; setnz %1")
SET(inc_le, "lock incl %0; setle %1 # %2")
SET(dec_z, "lock decl %0; setz %1 # %2")
SET(cmp_g, "cmpl %2,%0; setg %1")
SET(test_nz, "testl %2,%0; setnz %1")

static void flags(int a, int b) {
    unsigned ua = a, ub = b;
    int sum = (int)(ua + ub), less = (int)(ua - ub), x;
    long long wide = (long long)a + b, narrow = (long long)a - b;
#define CHECK(name, expected, left)                                                                \
    x = a;                                                                                         \
    assert(name(&x, b) == (expected));                                                             \
    assert(x == (left))
    CHECK(add_z, sum == 0, sum);
    CHECK(add_s, sum < 0, sum);
    CHECK(add_ns, sum >= 0, sum);
    CHECK(add_c, ua + ub < ua, sum);
    CHECK(add_o, wide != sum, sum);
    CHECK(add_l, wide < 0, sum);
    CHECK(add_le, wide < 0 || sum == 0, sum);
    CHECK(add_g, wide >= 0 && sum != 0, sum);
    CHECK(add_be, ua + ub < ua || sum == 0, sum);
    CHECK(sub_b, ua < ub, less);
    CHECK(sub_ae, ua >= ub, less);
    CHECK(sub_a, ua > ub, less);
    CHECK(sub_s, less < 0, less);
    CHECK(sub_o, narrow != less, less);
    CHECK(sub_ge, a >= b, less);
    CHECK(sub_le, a <= b, less);
    CHECK(and_z, (a & b) == 0, a & b);
    CHECK(or_s, (a | b) < 0, a | b);
    CHECK(xor_nz, (a ^ b) != 0, a ^ b);
    CHECK(inc_le, (long long)a + 1 <= 0, (int)(ua + 1));
    CHECK(dec_z, a == 1, (int)(ua - 1));
    CHECK(cmp_g, a > b, a);
    CHECK(test_nz, (a & b) != 0, a);
}

/* Flags as outputs. */
static int zero_after_add(int *at, int value) {
    int zero;
    __asm__ volatile("lock; addl %2,%0" : "+m"(*at), "=@ccz"(zero) : "ir"(value) : "memory");
    return zero;
}

static int exchanged(int *at, int old, int new, int *found) {
    _Bool done;
    __asm__ volatile("lock; cmpxchgl %3,%0"
                     : "+m"(*at), "=@cce"(done), "=a"(*found)
                     : "r"(new), "2"(old)
                     : "memory");
    return done;
}

/* Bits. */
static int set_bit(long nr, volatile int *at) {
    int old;
    __asm__ volatile("lock; btsl %2,%1\n\tsbbl %0,%0" : "=r"(old), "+m"(*at) : "Ir"((int)nr) : "memory");
    return old;
}

#define BIT(name, text)                                                                            \
    static int name(unsigned *at, int nr) {                                                        \
        unsigned char old;                                                                         \
        __asm__ volatile(text : "+m"(*at), "=q"(old) : "r"(nr) : "memory", "cc");                  \
        return old;                                                                                \
    }
BIT(bit_of, "btl %2,%0; setc %1")
BIT(reset_bit, "lock btrl %2,%0; setc %1")
BIT(change_bit, "lock; btcl %2,%0; setnc %1")

static void bits(void) {
    unsigned word = 5;
    assert(bit_of(&word, 2) && !bit_of(&word, 1));
    assert(reset_bit(&word, 2) && word == 1 && !reset_bit(&word, 2));
    assert(change_bit(&word, 31) && word == 0x80000001u && !change_bit(&word, 31) && word == 1);
    int words[3] = {0, 0, 0};
    assert(set_bit(3, words) == 0 && words[0] == 8 && set_bit(3, words) == -1);
    /* Through a register the number may lie outside of the operand. */
    unsigned many[2] = {0, 0};
    unsigned char old;
    int far = 33;
    __asm__ volatile("lock; btsl %2,%0; setc %1" : "+m"(many[0]), "=q"(old) : "r"(far) : "memory");
    assert(!old && many[1] == 2 && many[0] == 0);
}

static void counts(unsigned x) {
    unsigned r;
    __asm__("bsrl %1,%0" : "=r"(r) : "rm"(x));
    assert(r == 31u - __builtin_clz(x));
    __asm__("bsf %1,%0" : "=r"(r) : "r"(x));
    assert(r == (unsigned)__builtin_ctz(x));
    __asm__("popcntl %1,%0" : "=r"(r) : "r"(x));
    assert(r == (unsigned)__builtin_popcount(x));
    int none;
    unsigned zero = 0;
    __asm__("bsfl %1,%0\n\tcmovzl %2,%0" : "=&r"(r) : "rm"(zero), "r"(77));
    assert(r == 77);
    __asm__("bsrl %2,%0" : "=r"(r), "=@ccz"(none) : "r"(x));
    assert(!none);
    __asm__("bswapl %0" : "=r"(r) : "0"(x));
    assert(r == __builtin_bswap32(x));
}

/* Parts of registers, moves that extend, loops. */
static void moves(void) {
    unsigned wide = 0x12345678, narrow;
    __asm__("movb $1, %b0" : "+q"(wide));
    assert(wide == 0x12345601);
    unsigned char byte = 0xf0;
    __asm__("movzbl %1,%0" : "=r"(narrow) : "q"(byte));
    assert(narrow == 0xf0);
    __asm__("movsbl %1,%0" : "=r"(narrow) : "m"(byte));
    assert(narrow == 0xfffffff0);
    int array[3] = {1, 2, 3}, second;
    __asm__("movl 4(%1),%0" : "=r"(second) : "r"(array) : "memory");
    assert(second == 2);
    int value = 10, sum = 0;
    __asm__("1:\n\taddl %1,%0\n\tdecl %1\n\tjnz 1b" : "+r"(sum), "+r"(value) : : "cc");
    assert(sum == 55 && value == 0);
    /* A locked loop as kernels have it: add unless it is 0. */
    int count = 3, ok;
    __asm__ volatile("   movl %1,%%eax\n"
                     "1: testl %%eax,%%eax\n"
                     "   je 2f\n"
                     "   movl %%eax,%%ecx\n"
                     "   incl %%ecx\n"
                     "   lock; cmpxchgl %%ecx,%1\n"
                     "   jne 1b\n"
                     "2: movl %%eax,%0\n"
                     : "=&q"(ok), "+m"(count)
                     :
                     : "eax", "ecx", "memory", "cc");
    assert(count == 4 && ok == 3);
    int low = 7, high = 9;
    __asm__("xchgl %0,%1" : "+r"(low), "+r"(high));
    assert(low == 9 && high == 7);
    short word = 5;
    __asm__ volatile("lock; xaddw %0,%1" : "+r"(word), "+m"(*(short *)array) : : "memory");
    assert(word == 1 && array[0] == 6);
    int negative = 4;
    __asm__ volatile("lock; negl %0" : "+m"(negative));
    __asm__ volatile("lock; notl %0" : "+m"(negative));
    assert(negative == 3);
    long pair[2] = {0x100000002, 0};
    unsigned char done;
    unsigned a = 2, d = 1;
    __asm__ volatile("lock; cmpxchg8b %0; setz %1"
                     : "+m"(*(long long *)pair), "=q"(done), "+a"(a), "+d"(d)
                     : "b"(5), "c"(6)
                     : "memory", "cc");
    assert(sizeof(long) == 4 || (done && pair[0] == 0x600000005));
}

int main(void) {
    int some[] = {0, 1, -1, 5, -7, INT_MAX, INT_MIN, 1 << 30};
    for (int i = 0; i < 8; i++)
        for (int j = 0; j < 8; j++)
            flags(some[i], some[j]);
    int x = 3, found;
    assert(!zero_after_add(&x, 2) && zero_after_add(&x, -5));
    assert(exchanged(&x, 0, 4, &found) && x == 4 && found == 0);
    assert(!exchanged(&x, 0, 5, &found) && x == 4 && found == 4);
    bits();
    counts(0x00f01230);
    counts(1);
    counts(0x80000000u);
    moves();
    return 0;
}
