// expect: refused 7 "recursive"
#define _GNU_SOURCE
#include <pthread.h>
int main(void) {
    pthread_mutexattr_t kind;
    pthread_mutexattr_init(&kind);
    pthread_mutexattr_settype(&kind, PTHREAD_MUTEX_RECURSIVE);
    return 0;
}
