// expect: done
// with -m32: not-compiled
// Integers of 128 bits. The checksums are what a processor makes of the same program.
#include <assert.h>
#include <stddef.h>
#include <stdint.h>

typedef unsigned __int128 u128;
typedef __int128 i128;

struct pair {
    char tag;
    i128 value;
    u128 *next;
};

u128 big = (u128)0x0123456789abcdef << 64 | 0xfedcba9876543210;
const i128 negative = -5;
struct pair shared = {1, -((i128)1 << 100), &big};
u128 table[3] = {1, (u128)1 << 64, (u128)-1};

static _Thread_local uint64_t state = 88172645463325252u, sum;

static uint64_t next(void) {
    state ^= state << 13;
    state ^= state >> 7;
    return state ^= state << 17;
}

static void add(u128 value) {
    sum = sum * 6364136223846793005u + (uint64_t)value;
    sum = (sum << 7 | sum >> 57) ^ (uint64_t)(value >> 64);
}

/* Operands of all sizes: what is interesting happens where the halves meet. */
static u128 number(void) {
    u128 all = (u128)next() << 64 | next();
    switch (next() % 4) {
    case 0: return all;
    case 1: return all >> next() % 128;
    case 2: return ~(all >> next() % 128);
    default: return (u128)1 << next() % 128;
    }
}

static uint64_t bits_of(double number) {
    union {
        double number;
        uint64_t bits;
    } both = {number};
    return both.bits;
}

static void arithmetic(u128 a, u128 b) {
    i128 x = (i128)a, y = (i128)b;
    unsigned by = (unsigned)b & 127;
    add(a + b);
    add(a - b);
    add(a * b);
    add(a & b);
    add(a | b);
    add(a ^ b);
    add(a << by);
    add(a >> by);
    add((u128)(x >> by));
    add(by ? a << by | a >> (128 - by) : a);
    if (b != 0) {
        add(a / b);
        add(a % b);
    }
    if (y != 0 && y != -1) {
        add((u128)(x / y));
        add((u128)(x % y));
    }
    add((a < b) + 2 * (a <= b) + 4 * (a > b) + 8 * (a >= b) + 16 * (a == b) + 32 * (a != b));
    add((x < y) + 2 * (x <= y) + 4 * (x > y) + 8 * (x >= y) + 16 * (a < 1u) + 32 * (x < 0));
    add(a < b ? a : b);
    add((u128)(x < y ? y : x));
    add((u128)(x < 0 ? -x : x));
}

static void conversions(u128 a) {
    add((u128)(i128)(int8_t)a);
    add((u128)(i128)(int64_t)a);
    add((uint32_t)a);
    add((uint64_t)a);
    add(bits_of((double)a));
    add(bits_of((double)(i128)a));
    add(bits_of((float)a));
    add((u128)(double)(a >> 1));
    add((u128)(i128)(float)(i128)(a >> 2));
    add((u128)__builtin_popcountll((uint64_t)a) + (u128)__builtin_clzll((uint64_t)a | 1));
}

static void overflows(u128 a, u128 b) {
    u128 u;
    i128 i;
    add(__builtin_add_overflow(a, b, &u) + u);
    add(__builtin_sub_overflow(a, b, &u) + u);
    add(__builtin_mul_overflow(a, b, &u) + u);
    add((u128)__builtin_add_overflow((i128)a, (i128)b, &i) + (u128)i);
    add((u128)__builtin_sub_overflow((i128)a, (i128)b, &i) + (u128)i);
    add((u128)__builtin_mul_overflow((i128)a, (i128)b, &i) + (u128)i);
}

static struct pair twice(struct pair pair) {
    pair.value *= 2;
    return pair;
}

static u128 fibonacci(int n) { return n < 2 ? (u128)n : fibonacci(n - 1) + fibonacci(n - 2); }

int main(void) {
    assert((uint64_t)(big >> 64) == 0x0123456789abcdef && (uint64_t)big == 0xfedcba9876543210);
    assert(negative < 0 && negative * negative == 25 && (int)(negative % 3) == -2);
    assert(sizeof shared == 48 && offsetof(struct pair, value) == 16);
    struct pair doubled = twice(shared);
    assert(doubled.tag == 1 && doubled.value == -((i128)1 << 101) && *doubled.next == big);
    for (int n = 0; n < 3; n++) {
        add(table[n]);
    }
    table[1] += table[2];
    assert(table[1] == UINT64_MAX);
    i128 factorial = 1;
    for (int n = 1; n < 34; n++) {
        factorial *= n;
    }
    assert(factorial / 33 / 32 == ((i128)0x1956ad0aae33a << 64 | 0x4560c5cd2c000000));
    assert(fibonacci(12) == 144);
    for (int n = 0; n < 150; n++) {
        u128 a = number(), b = number();
        arithmetic(a, b);
        conversions(a);
        overflows(a, b);
    }
    assert(sum == 0x405441bdc996ab21);
    return 0;
}
