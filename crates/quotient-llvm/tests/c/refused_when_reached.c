// expect: unsupported "refused_when_reached.c:7"
#include <stdio.h>
#include <stdlib.h>
int main(int argc, char **argv) {
    if (argc > 1)
        return system(argv[1]);
    return fopen(argv[0], "r") != 0;
}
