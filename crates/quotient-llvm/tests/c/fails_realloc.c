// expect: memory "freed"
#include <stdlib.h>

int main(void) {
    int *volatile old = malloc(sizeof *old);
    int *new = realloc(old, 2 * sizeof *new);
    new[1] = 1;
    return *old;
}
