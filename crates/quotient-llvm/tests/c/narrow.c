// expect: assertion "sizeof(long) == 4"
// with -m32: done
// What is otherwise with 32-bit pointers: sizes, layouts, arithmetic, the ways to pass arguments.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct mixed {
    char c;
    long long l;
    double d;
    void *p;
};

struct pair {
    short a, b;
};

// A pointer and a count that are exchanged as one.
typedef struct {
    int *node;
    unsigned count;
} tagged;

static struct mixed m;
static void *self = &self;
static int array[4] = {1, 2, 3, 4};
static int *const ends[] = {array, array + 4};
static _Atomic tagged top;

#ifdef __i386__
__attribute__((regparm(2))) static int in_registers(int a, int b) { return a - b; }
__attribute__((fastcall)) static int fast(int a, int b) { return a - b; }
#else
static int in_registers(int a, int b) { return a - b; }
static int fast(int a, int b) { return a - b; }
#endif

static struct pair pair(int a) {
    struct pair p = {(short)a, (short)(a + 1)};
    return p;
}

static long long sum(struct mixed by_value, struct pair p) {
    by_value.l += p.a + p.b;
    return by_value.l;
}

static void *push(void *argument) {
    tagged old = atomic_load(&top), new;
    int *node = malloc(sizeof *node);
    *node = *(int *)argument;
    do {
        new.node = node;
        new.count = old.count + 1;
    } while (!atomic_compare_exchange_strong(&top, &old, new));
    return node;
}

int main(void) {
    assert(sizeof(long) == 4 && sizeof(void *) == 4 && sizeof(size_t) == 4);
    assert(sizeof m == 24 && offsetof(struct mixed, l) == 4 && offsetof(struct mixed, p) == 20);

    volatile unsigned long one = 1;
    assert(one << 31 << 1 == 0 && one - 2 == 0xffffffff);
    volatile size_t size = 0;
    assert(--size == UINT32_MAX);
    volatile long most = 2147483647;
    assert(strtol("4294967296", 0, 10) == most && strtoll("4294967296", 0, 10) == 1LL << 32);

    assert(self == &self && ends[1] - ends[0] == 4);
    uintptr_t number = (uintptr_t)&m;
    uint64_t wide = number;
    assert((void *)number == &m && (void *)(uintptr_t)wide == &m);
    int back = -1, *third = &array[2];
    long long far_back = -2;
    assert(third[back] == 2 && third[far_back] == 1);
    struct mixed *beginning = (struct mixed *)((char *)&m.p - offsetof(struct mixed, p));
    assert(beginning == &m);

    m.l = 1LL << 40;
    assert(sum(m, pair(3)) == (1LL << 40) + 7 && m.l == 1LL << 40);
    assert(in_registers(5, 3) == 2 && fast(5, 3) == 2);
    char text[40];
    const char *volatile format = "%lu %lld %zu";
    snprintf(text, sizeof text, "%lu %lld %zu", one, m.l, sizeof m);
    assert(strcmp(text, "1 1099511627776 24") == 0);
    snprintf(text, sizeof text, format, one, m.l, sizeof m);
    assert(strcmp(text, "1 1099511627776 24") == 0);
    unsigned long first;
    long long second;
    double third_number;
    assert(sscanf("7 -8 2.5", "%lu %lld %lf", &first, &second, &third_number) == 3);
    assert(first == 7 && second == -8 && third_number == 2.5);

    pthread_t threads[2];
    void *result;
    for (int n = 0; n < 2; n++)
        pthread_create(&threads[n], 0, push, &array[n]);
    pthread_join(threads[0], 0);
    pthread_join(threads[1], &result);
    assert(*(int *)result == 2);
    tagged last = atomic_load(&top);
    assert(last.count == 2 && (*last.node == 1 || *last.node == 2));
    return 0;
}
