// expect: memory "null"
#include <stddef.h>
int *p = NULL;
int main(void) { return *p; }
