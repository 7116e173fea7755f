// safe --nondet 0..2
// assertion --nondet 0..3
// assertion --nondet 0..2 -- -DBOOL
//
// All values that a program leaves open are tried, in every thread.
#include <assert.h>
#include <pthread.h>

int __VERIFIER_nondet_int(void);
_Bool __VERIFIER_nondet_bool(void);
int x;

void *sets(void *unused) {
    x = __VERIFIER_nondet_int();
    return 0;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, sets, 0);
    int y = __VERIFIER_nondet_int();
    pthread_join(t, 0);
    assert(x + y <= 4);
#ifdef BOOL
    assert(x + y != 4 || __VERIFIER_nondet_bool());
#endif
}
