// expect: assertion "x == 2"
#include <assert.h>
int x = 1;
int main(void) {
    assert(x == 2);
    return 0;
}
