// expect: unsupported "refused_jump.c:7 (function main): not supported: a call of `longjmp`"
#include <setjmp.h>
jmp_buf place;
int main(void) {
    if (setjmp(place))
        return 1;
    longjmp(place, 1);
}
