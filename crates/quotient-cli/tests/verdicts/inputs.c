// assertion
// safe -- -DRANGE
// safe -- -DSWITCH
// assertion -- -DPOINTER
// assertion -- -DREMAINDER
// assertion -- -DLARGE
// safe -- -DEXCHANGE
// safe -- -DBYTE
// livelock -- -DSPIN
// safe -- -DCOPY
// assertion -- -DBIT
// overflow -- -DMORE -fsanitize=signed-integer-overflow -fsanitize-trap=signed-integer-overflow
// safe -- -DMORE -DROOM -fsanitize=signed-integer-overflow -fsanitize-trap=signed-integer-overflow
//
// Values that a program does not tell apart are one.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

int __VERIFIER_nondet_int(void);
unsigned char __VERIFIER_nondet_uchar(void);
void *__VERIFIER_nondet_pointer(void);
void __VERIFIER_assume(int);

atomic_int x, y;
int table[4];
void *p;

#ifdef RANGE
// An index is tried value by value; a bound, as far as it is looked at.
void *thread(void *unused) {
    int i = __VERIFIER_nondet_int();
    __VERIFIER_assume(i >= 0 && i < 4);
    table[i] = 1;
    return 0;
}
void check(void) { assert(table[0] + table[1] + table[2] + table[3] == 1); }
#elif SWITCH
// Two threads agree on what an input is.
void *thread(void *unused) {
    int v = x;
    switch (v) {
    case 1: y = 1; break;
    case 7: y = 7; break;
    }
    return 0;
}
void check(void) { assert(y == 0 || x == y); }
#define INPUT
#elif POINTER
void *thread(void *unused) {
    p = __VERIFIER_nondet_pointer();
    return 0;
}
void check(void) { assert(!p); }
#elif REMAINDER
void *thread(void *unused) {
    x = __VERIFIER_nondet_int() % 10;
    return 0;
}
void check(void) { assert(x != -9); }
#elif LARGE
// What is compared with a number from memory, too.
void *thread(void *unused) {
    y = 123456789;
    return 0;
}
void check(void) { assert(x != y); }
#define INPUT
#elif EXCHANGE
void *thread(void *unused) {
    int expected = 5;
    if (!atomic_compare_exchange_strong(&x, &expected, 6))
        y = expected != 5;
    else
        y = expected == 5;
    return 0;
}
void check(void) { assert(y && x != 5); }
#define INPUT
#elif BYTE
void *thread(void *unused) {
    unsigned char c = __VERIFIER_nondet_uchar();
    x = c + 1;
    y = c == 255;
    return 0;
}
void check(void) { assert((x > 255) == y); }
#elif COPY
// Also as a part of a struct.
struct pair { int a, b; } from, to;
void *thread(void *unused) {
    from.a = 3;
    from.b = __VERIFIER_nondet_int();
    to = from;
    return 0;
}
void check(void) { assert(to.a == 3 && (to.b > 2) == (from.b >= 3)); }
#elif BIT
void *thread(void *unused) {
    if (__VERIFIER_nondet_int() & 4)
        x = 1;
    return 0;
}
void check(void) { assert(!x); }
#elif MORE
int more;
void *thread(void *unused) {
    more = __VERIFIER_nondet_int();
#ifdef ROOM
    __VERIFIER_assume(more < 2147483647);
#endif
    more = more + 1;
    return 0;
}
void check(void) {}
#elif SPIN
void *thread(void *unused) {
    x = __VERIFIER_nondet_int();
    return 0;
}
void check(void) {
    while (x != 3)
        ;
}
#else
void *thread(void *unused) {
    int v = __VERIFIER_nondet_int();
    y = v > 5;
    x = v;
    return 0;
}
void check(void) { assert(x != 7 || y == 0); }
#endif

int main(void) {
#ifdef INPUT
    x = __VERIFIER_nondet_int();
#endif
    pthread_t t;
    pthread_create(&t, 0, thread, 0);
    pthread_join(t, 0);
    check();
}
