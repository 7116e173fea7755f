// safe
// mutex -- -DUNCHECKED
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void *holds(void *unused) {
    pthread_mutex_lock(&m);
    pthread_mutex_unlock(&m);
    return 0;
}

int main(void) {
    pthread_t t;
    struct timespec soon = {0, 0};
    pthread_create(&t, 0, holds, 0);
    int failed = pthread_mutex_timedlock(&m, &soon);
#ifdef UNCHECKED
    failed = 0;
#endif
    if (!failed)
        pthread_mutex_unlock(&m);
    pthread_join(t, 0);
}
