// expect: done
// compile with: -O2 -fvectorize -fslp-vectorize
// Loops as optimisation makes vectors of them, and vectors that the program itself has.
_Noreturn void abort(void);
#define assert(x) ((x) ? (void)0 : abort())

typedef int v4 __attribute__((vector_size(16)));
typedef unsigned char bytes16 __attribute__((vector_size(16)));
typedef long v2 __attribute__((vector_size(16)));

__attribute__((noinline)) int sum(const int *a, int n) {
    int s = 0;
    for (int i = 0; i < n; i++)
        s += a[i];
    return s;
}

__attribute__((noinline)) int most(const int *a, int n) {
    int m = a[0];
    for (int i = 0; i < n; i++)
        m = a[i] > m ? a[i] : m;
    return m;
}

__attribute__((noinline)) unsigned ones(const unsigned *a, int n) {
    unsigned s = 0;
    for (int i = 0; i < n; i++)
        s += (unsigned)__builtin_popcount(a[i]) ^ (a[i] & 1 ? 3 : 5);
    return s;
}

__attribute__((noinline)) void scale(float *a, const float *b, int n) {
    for (int i = 0; i < n; i++)
        a[i] = b[i] * 2 + 1;
}

__attribute__((noinline)) int nth(v4 v, int n) { return v[n]; }

__attribute__((noinline)) v4 with(v4 v, int n, int x) {
    v[n] = x;
    return v;
}

int main(void) {
    int a[37];
    unsigned u[16];
    float f[9], g[9];
    for (int i = 0; i < 37; i++)
        a[i] = (i * 7) % 23 - 5;
    for (int i = 0; i < 16; i++)
        u[i] = (unsigned)i * 0x01010101u;
    for (int i = 0; i < 9; i++)
        f[i] = (float)i;
    int s = 0, m = a[0];
    for (volatile int i = 0; i < 37; i++) {
        s += a[i];
        m = a[i] > m ? a[i] : m;
    }
    assert(sum(a, 37) == s);
    assert(most(a, 37) == m);
    unsigned t = 0;
    for (volatile int i = 0; i < 16; i++)
        t += (unsigned)__builtin_popcount(u[i]) ^ (u[i] & 1 ? 3 : 5);
    assert(ones(u, 16) == t);
    scale(g, f, 9);
    for (volatile int i = 0; i < 9; i++)
        assert(g[i] == (float)i * 2 + 1);
    v4 v = {1, 2, 3, 4};
    for (volatile int i = 0; i < 4; i++) {
        assert(nth(v, i) == i + 1);
        assert(nth(with(v, i, 9), i) == 9 && nth(with(v, 3 - i, 9), i) == (i == 3 - i ? 9 : i + 1));
    }
    v4 w = __builtin_shufflevector(v, v * 10, 0, 5, 2, 7);
    assert(w[0] == 1 && w[1] == 20 && w[2] == 3 && w[3] == 40);
    v2 x = (v2)w;
    assert(x[0] == 1 + (20L << 32) && x[1] == 3 + (40L << 32));
    bytes16 b = (bytes16)w;
    assert(b[4] == 20 && b[12] == 40);
    __int128 wide = (__int128)w;
    assert((long)wide == x[0] && (long)(wide >> 64) == x[1]);
    return 0;
}
