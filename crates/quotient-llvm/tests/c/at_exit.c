// expect: assertion "left == 0"
// What is registered with atexit is done after main.
#include <assert.h>
#include <stdlib.h>

static int left = 1;

static void last(void) { assert(left == 0); }

int main(void) {
    atexit(last);
    return 0;
}
