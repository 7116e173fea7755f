// safe
// deadlock -- -DNO_LIMIT
// deadlock -- -DOTHERS
//
// A wait with a time limit ends by itself, so nobody who has one waits for ever, and nobody who waits for
// such a thread does. A deadlock of others is still one.
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <time.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, held = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
sem_t empty;

void *tries(void *unused) {
    struct timespec now, soon = {2000000000, 5};
    assert(pthread_mutex_timedlock(&held, &soon) == ETIMEDOUT);
    assert(pthread_rwlock_timedwrlock(&lock, &soon) == ETIMEDOUT);
    assert(sem_timedwait(&empty, &soon) == -1 && errno == ETIMEDOUT);
    pthread_mutex_lock(&m);
    assert(pthread_cond_timedwait(&c, &m, &soon) == ETIMEDOUT);
    pthread_mutex_unlock(&m);
    clock_gettime(CLOCK_REALTIME, &now);
    assert(now.tv_sec == soon.tv_sec && now.tv_nsec > soon.tv_nsec);
#ifdef NO_LIMIT
    sem_wait(&empty);
#endif
    return 0;
}

int main(void) {
    pthread_t t;
    sem_init(&empty, 0, 0);
    pthread_mutex_lock(&held);
    pthread_rwlock_rdlock(&lock);
    pthread_create(&t, 0, tries, 0);
    pthread_join(t, 0);
#ifdef OTHERS
    pthread_mutex_lock(&held);
#endif
    return 0;
}
