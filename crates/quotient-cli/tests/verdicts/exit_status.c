// safe
// exit-status --exit-status
// exit-status --exit-status -- -DEXIT
// safe --exit-status -- -DLOCK
// safe --exit-status -- -DSTATUS=256
//
// A lost update is told by nothing but the exit status, of which the system hands on a byte.
#include <pthread.h>
#include <stdlib.h>

#ifndef STATUS
#define STATUS EXIT_FAILURE
#endif

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int x;

static void *add(void *unused) {
    (void)unused;
#ifdef LOCK
    pthread_mutex_lock(&lock);
#endif
    x++;
#ifdef LOCK
    pthread_mutex_unlock(&lock);
#endif
    return 0;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, add, 0);
    pthread_create(&b, 0, add, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    (void)lock;
#ifdef EXIT
    if (x != 2)
        exit(STATUS);
    return 0;
#else
    return x == 2 ? 0 : STATUS;
#endif
}
