// expect: refused 4 "rand"
#include <stdlib.h>
int main(void) {
    return rand();
}
