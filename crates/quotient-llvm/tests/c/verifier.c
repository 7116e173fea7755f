// expect: done
// The functions of verification benchmarks, with the stand-ins that such programs carry.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

extern void abort(void);
__attribute__((noinline)) void reach_error(void) { assert(0); }
void __VERIFIER_assert(int condition) { if (!condition) { reach_error(); abort(); } }
void assume_abort_if_not(int condition) { if (!condition) abort(); }
extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
extern void __VERIFIER_assume(int);

static int x, y;
__attribute__((noinline)) void __VERIFIER_atomic_increment(void) { x++; y++; }

static void *work(void *unused) {
    __VERIFIER_atomic_increment();
    __VERIFIER_atomic_begin();
    __VERIFIER_assert(x == y);
    __VERIFIER_atomic_end();
    return NULL;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, work, NULL);
    pthread_create(&b, NULL, work, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    __VERIFIER_assume(x == 2);
    assume_abort_if_not(y == 2);
    __VERIFIER_assert(x == 2 && y == 2);
    return 0;
}
