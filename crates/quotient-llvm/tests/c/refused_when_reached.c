// expect: unsupported "refused_when_reached.c:5"
#include <stdlib.h>
int main(int argc, char **argv) {
    int threads = 0;
    threads += (int)strtoul(argv[0], NULL, 10);
    return threads;
}
