// expect: done
// Integer and floating-point arithmetic at all widths, control flow.
#include <assert.h>
#include <stdbool.h>
#include <stdint.h>

static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }

static int classify(int x) {
    switch (x) {
    case -1: return 10;
    case 0: return 20;
    case 1:
    case 2: return 30;
    default: return 40;
    }
}

static int collatz(unsigned n) {
    int steps = 0;
    do {
        if (n % 2) n = 3 * n + 1;
        else n /= 2;
        steps++;
    } while (n != 1);
    return steps;
}

int main(void) {
    int8_t i8 = 127;
    i8++;
    assert(i8 == -128);
    uint8_t u8 = 250;
    u8 += 10;
    assert(u8 == 4);
    int16_t i16 = (int16_t)40000;
    assert(i16 < 0 && i16 == -25536);
    int i = -7;
    assert(i / 2 == -3 && i % 2 == -1 && i >> 1 == -4);
    unsigned u = (unsigned)i;
    assert(u > 7 && u / 2 == 2147483644u && u >> 28 == 15);
    int64_t i64 = INT64_MIN;
    assert(i64 < 0 && (uint64_t)i64 == 1ull << 63);
    assert(((int64_t)i * 3000000000ll) == -21000000000ll);
    bool b = i;
    assert(b && (b ^ true) == 0);

    double d = 0.1, e = 0.2;
    float f = 1.5f;
    assert(d + e > 0.3 && d + e < 0.31);
    assert(f * 2 == 3.0f && (int)-2.7 == -2 && (unsigned)f == 1);
    assert((double)f == 1.5 && (float)0.1 != 0.1 && -f < 0);
    double nan = d - d;
    nan = nan / nan;
    assert(nan != nan && !(nan < 1.0) && !(nan > 1.0));
    assert((double)(uint64_t)18446744073709551615ull > 1e19);

    assert(fib(10) == 55);
    assert(classify(-1) == 10 && classify(0) == 20 && classify(2) == 30 && classify(9) == 40);
    assert(collatz(27) == 111);

    int sum = 0;
    for (int a = 0; a < 10; a++) {
        if (a == 3) continue;
        if (a == 8) break;
        sum += a;
    }
    assert(sum == 25);
again:
    if (sum++ < 30) goto again;
    assert(sum == 32 - 1);
    return 0;
}
