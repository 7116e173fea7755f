// safe
// safe -- -DPOLL
// safe -- -DPAUSE
// safe -- -DC11
// safe -- -DCLOCK
// Threads are cancelled also in a join beside threads that are detached, while they sleep in other ways, in `pause`, and in waits of C11 and by another clock.
#define _GNU_SOURCE
#include <assert.h>
#include <poll.h>
#include <pthread.h>
#include <semaphore.h>
#include <threads.h>
#include <time.h>
#include <unistd.h>

pthread_t other;
pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
int cleaned;

void *nothing(void *unused) { return unused; }

void *holds_on(void *unused) {
    pthread_mutex_lock(&mutex);
    pthread_mutex_unlock(&mutex);
    return unused;
}

void clean(void *unused) {
    (void)unused;
    cleaned = 1;
}

void *waits(void *unused) {
    pthread_cleanup_push(clean, 0);
#ifdef POLL
    for (;;) {
        struct timespec second = {1, 0};
        clock_nanosleep(CLOCK_MONOTONIC, 0, &second, 0);
        poll(0, 0, 10);
    }
#elif defined(PAUSE)
    pause();
#elif defined(C11)
    thrd_join(other, 0);
#elif defined(CLOCK)
    sem_t semaphore;
    struct timespec late = {2000000000, 0};
    sem_init(&semaphore, 0, 0);
    sem_clockwait(&semaphore, CLOCK_MONOTONIC, &late);
    pause();
#else
    pthread_join(other, 0);
#endif
    pthread_cleanup_pop(0);
    return unused;
}

int main(void) {
    pthread_t detached, t;
    pthread_create(&detached, 0, nothing, 0);
    pthread_detach(detached);
    pthread_mutex_lock(&mutex);
    pthread_create(&other, 0, holds_on, 0);
    pthread_create(&t, 0, waits, 0);
    pthread_cancel(t);
    void *result;
    pthread_join(t, &result);
    assert(result == PTHREAD_CANCELED && cleaned);
    pthread_mutex_unlock(&mutex);
    pthread_join(other, 0);
}
