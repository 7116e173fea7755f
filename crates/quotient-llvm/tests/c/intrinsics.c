// expect: done
// What clang turns into calls of intrinsic functions.
#include <assert.h>
#include <limits.h>
#include <stdint.h>
#include <stdlib.h>

static uint32_t rotate(uint32_t x, unsigned n) { return __builtin_rotateleft32(x, n); }
static uint8_t rotate8(uint8_t x, unsigned n) { return __builtin_rotateright8(x, n); }

int main(void) {
    volatile uint32_t v = 0x00f0f001u;
    volatile uint64_t w = 0x0123456789abcdefull;
    volatile int i = -5, least = INT_MIN;
    volatile long l = LONG_MIN;
    assert(__builtin_popcount(v) == 9 && __builtin_popcountll(w) == 32);
    assert(__builtin_popcountll(~0ull + v - v) == 64);
    assert(__builtin_clz(v) == 8 && __builtin_clzll(w) == 7);
    assert(__builtin_ctz(v) == 0 && __builtin_ctz(v & ~1u) == 12 && __builtin_ctzll(w << 20) == 20);
    assert(__builtin_bswap32(v) == 0x01f0f000u && __builtin_bswap16((uint16_t)w) == 0xefcd);
    assert(__builtin_bswap64(w) == 0xefcdab8967452301ull);
    assert(rotate(v, 8) == 0xf0f00100u && rotate(v, 0) == v && rotate(v, 32) == v);
    assert(rotate8(0x81, 1) == 0xc0);
    assert(abs(i) == 5 && labs(l + 1) == LONG_MAX);

    int r;
    assert(__builtin_add_overflow(least, -1, &r) && r == INT_MAX);
    assert(!__builtin_add_overflow(i, 7, &r) && r == 2);
    assert(__builtin_sub_overflow(least, 1, &r) && !__builtin_sub_overflow(i, 1, &r));
    assert(__builtin_mul_overflow(least, -1, &r) && __builtin_mul_overflow(-1, least, &r));
    assert(!__builtin_mul_overflow(i, -3, &r) && r == 15);
    assert(!__builtin_mul_overflow(0, i, &r) && r == 0);
    unsigned u;
    assert(__builtin_add_overflow(v, ~0u, &u) && u == v - 1);
    assert(__builtin_sub_overflow(3u, v, &u) && !__builtin_sub_overflow(v, 3u, &u));
    assert(__builtin_mul_overflow(v, 300u, &u) && !__builtin_mul_overflow(v, 2u, &u));
    unsigned long long ul;
    assert(__builtin_mul_overflow(w, 300ull, &ul) && !__builtin_mul_overflow(w, 2ull, &ul));
    long sl;
    assert(__builtin_mul_overflow(l, -1l, &sl) && !__builtin_mul_overflow(l, 1l, &sl));
    assert(__builtin_expect(i == -5, 1));
    __builtin_assume(i == -5);
    assert(__builtin_object_size(&r, 0) != 0 && !__builtin_constant_p(v));
    assert(__builtin_fabs(i * 1.5) == 7.5);
    return 0;
}
