// $ quotient check safe/long_double.c
// $ quotient check safe/long_double.c --format json
#include <assert.h>

int main(void) {
    long double x = 1.5L;
    assert(x * 2 == 3);
    return 0;
}
