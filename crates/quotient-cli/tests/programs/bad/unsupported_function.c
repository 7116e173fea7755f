// $ quotient check bad/unsupported_function.c
// $ quotient check bad/unsupported_function.c --format json
#include <unistd.h>

int main(void) {
    fork();
    return 0;
}
