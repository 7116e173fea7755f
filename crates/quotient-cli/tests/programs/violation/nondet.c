// $ quotient check violation/nondet.c --nondet 0..3
// $ quotient check violation/nondet.c --nondet -3..2
// $ quotient check violation/nondet.c
#include <assert.h>

int __VERIFIER_nondet_int(void);

int main(void) {
    int x = __VERIFIER_nondet_int(), y = __VERIFIER_nondet_int();
    assert(x + y < 6);
    return 0;
}
