// $ quotient check bad/unsupported_function.c
// $ quotient check bad/unsupported_function.c --format json
#include <pthread.h>

int main(void) {
    pthread_cancel(pthread_self());
    return 0;
}
