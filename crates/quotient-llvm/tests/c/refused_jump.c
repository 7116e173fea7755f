// expect: refused 5 "jumps out of functions"
#include <setjmp.h>
jmp_buf place;
int main(void) {
    return setjmp(place);
}
