// expect: done
// Structs in registers, through memory, packed, nested; unions, bit-fields, arrays.
#include <assert.h>
#include <stdint.h>
#include <string.h>

struct pair { long a, b; };
struct big { long a, b, c; };
struct small { char c; short s; };
struct point { float x, y; };
struct mixed { double d; int i; };
struct __attribute__((packed)) packed { char c; int i; short s; };
struct bits { unsigned a : 3, b : 7; int c : 12; unsigned long long d : 40; unsigned e : 17; };
struct odd { char bytes[3]; unsigned tail : 24; char last; };
union number { uint32_t i; float f; uint8_t bytes[4]; };
struct nested { struct pair p[2]; union number n; struct { int x, y; }; };

static struct pair make_pair(long a, long b) { struct pair p = {a, b}; return p; }
static struct big make_big(long a) { struct big b = {a, a + 1, a + 2}; return b; }
static struct small make_small(char c) { struct small s = {c, (short)(c * 2)}; return s; }
static struct point make_point(float x) { struct point p = {x, x * 2}; return p; }
static struct mixed make_mixed(int i) { struct mixed m = {i / 2.0, i}; return m; }
static long sum_pair(struct pair p) { p.a += p.b; return p.a; }
static long sum_big(struct big b) { b.a += b.b + b.c; return b.a; }
static int sum_small(struct small s) { return s.c + s.s; }
static float sum_point(struct point p) { return p.x + p.y; }
static double sum_mixed(struct mixed m) { return m.d + m.i; }

static struct nested table[2] = {{.p = {{1, 2}, {3, 4}}, .n = {.i = 0x01020304}, .x = 7}};
static const int matrix[2][3] = {{1, 2, 3}, {4, 5, 6}};

int main(void) {
    struct big b = make_big(1);
    assert(sum_pair(make_pair(3, 4)) == 7);
    assert(sum_big(b) == 6 && b.a == 1);
    assert(sum_small(make_small(5)) == 15);
    assert(sum_point(make_point(1.5f)) == 4.5f);
    assert(sum_mixed(make_mixed(3)) == 4.5);

    struct packed p = {1, 2, 3};
    assert(sizeof p == 7 && p.c == 1 && p.i == 2 && p.s == 3);
    p.i = -5;
    assert(p.c == 1 && p.i == -5 && p.s == 3);

    struct bits f = {0};
    f.a = 9;
    f.b = 100;
    f.c = -3;
    f.d = 1ull << 39;
    f.e = 1 << 16;
    assert(f.a == 1 && f.b == 100 && f.c == -3 && f.d == 1ull << 39 && f.e == 1 << 16);
    struct odd o = {{1, 2, 3}, 0, 4};
    o.tail = 0xabcdef;
    assert(o.bytes[2] == 3 && o.tail == 0xabcdef && o.last == 4);

    union number n = {.f = 1.0f};
    assert(n.i == 0x3f800000 && n.bytes[3] == 0x3f);
    assert(table[0].p[1].b == 4 && table[0].n.bytes[0] == 4 && table[0].x == 7 && table[1].y == 0);

    struct nested copy = table[0];
    copy.p[0].a = 100;
    assert(table[0].p[0].a == 1 && copy.p[1].a == 3);
    table[1] = copy;
    assert(table[1].p[0].a == 100);

    int sum = 0;
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 3; j++) sum += matrix[i][j] * (i + 1);
    assert(sum == 6 + 30);

    char text[8];
    memset(text, 'x', sizeof text);
    memcpy(text, "abc", 4);
    assert(text[1] == 'b' && text[3] == 0 && text[4] == 'x');
    memmove(text + 1, text, 3);
    assert(text[1] == 'a' && text[3] == 'c');
    return 0;
}
