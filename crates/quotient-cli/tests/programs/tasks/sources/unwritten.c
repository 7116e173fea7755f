#include <stdlib.h>

void reach_error(void) {}

int main(void) {
    int *numbers = malloc(4 * sizeof *numbers);
    numbers[0] = 1;
    if (numbers[3] == 7)
        reach_error();
    free(numbers);
    return 0;
}
