// mutex -- -DWAY=1
// mutex -- -DWAY=2
// mutex -- -DWAY=3
// mutex -- -DWAY=4
// mutex -- -DWAY=5
// safe -- -DWAY=6
// A read-write lock that is given up by who does not hold it, or destroyed while somebody does.
#include <pthread.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;

static void *other(void *unused) {
#if WAY == 1
    pthread_rwlock_unlock(&lock);
#elif WAY == 6
    pthread_rwlock_rdlock(&lock);
    pthread_rwlock_rdlock(&lock);
    pthread_rwlock_unlock(&lock);
    pthread_rwlock_unlock(&lock);
#endif
    return 0;
}

int main(void) {
    pthread_t t;
#if WAY == 1
    pthread_rwlock_rdlock(&lock);
#elif WAY == 4
    pthread_rwlock_rdlock(&lock);
    pthread_rwlock_destroy(&lock);
#elif WAY == 5
    pthread_rwlock_wrlock(&lock);
    pthread_rwlock_destroy(&lock);
#endif
    pthread_create(&t, 0, other, 0);
#if WAY == 2
    pthread_rwlock_unlock(&lock);
#elif WAY == 3
    pthread_rwlock_rdlock(&lock);
    pthread_rwlock_unlock(&lock);
    pthread_rwlock_unlock(&lock);
#elif WAY == 6
    pthread_rwlock_rdlock(&lock);
    pthread_rwlock_unlock(&lock);
#endif
    pthread_join(t, 0);
    pthread_rwlock_destroy(&lock);
    return 0;
}
