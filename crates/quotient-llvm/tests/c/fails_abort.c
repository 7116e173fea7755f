// expect: abort "abort"
#include <stdlib.h>
int main(void) { abort(); }
