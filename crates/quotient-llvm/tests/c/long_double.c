// expect: done
// Computed with as double, in memory of its own size.
#include <assert.h>
#include <math.h>

static long double table[3] = {1.5L, -2, 0.25L};

static long double half(long double x, int times) {
    while (times--)
        x = x / 2;
    return x;
}

struct both {
    int before;
    long double x;
    int after;
};

int main(void) {
    assert(half(12, 2) == 3.0L);
    assert(table[0] + table[1] == -0.5L && (int)(table[2] * 8) == 2);
    struct both b = {1, 2.5L, 3}, c = b;
    c.x += 1;
    assert(b.before == 1 && b.after == 3 && c.x == 3.5L && c.after == 3);
    double d = 7;
    long double x = d;
    assert(x > 1 && (float)x == 7.0f && (long)(x * x) == 49 && fabsl(-x) == x && sqrtl(x * x) == x);
    return 0;
}
