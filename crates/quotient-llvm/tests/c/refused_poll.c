// expect: unsupported "`poll` that waits for files"
#include <poll.h>

int main(void) {
    struct pollfd files[1] = {{0, POLLIN, 0}};
    return poll(files, 1, 10);
}
