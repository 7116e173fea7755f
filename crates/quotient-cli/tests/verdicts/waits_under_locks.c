// safe -- -DWAY=1
// livelock -- -DWAY=1 -DNEVER
// assertion -- -DWAY=1 -DBUG
// livelock -- -DWAY=1 -DTWO -DNEVER
// assertion -- -DWAY=1 -DLOOKS
// safe -- -DWAY=2
// livelock -- -DWAY=2 -DNEVER
// safe -- -DWAY=3
// livelock -- -DWAY=3 -DNEVER
// assertion -- -DWAY=3 -DLOOKS
//
// A loop that looks again and again under a read-write lock or a semaphore only waits; if another thread makes something of it that the lock is
// held, that is found.
#include <assert.h>
#include <pthread.h>
#include <sched.h>
#include <semaphore.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static sem_t semaphore;
static int ready, data;

static int sees(void) {
    int seen = 0;
#if WAY == 1
    pthread_rwlock_rdlock(&lock);
    seen = ready;
    pthread_rwlock_unlock(&lock);
#elif WAY == 2
    pthread_rwlock_wrlock(&lock);
    seen = ready;
    pthread_rwlock_unlock(&lock);
#elif WAY == 3
    sem_wait(&semaphore);
    seen = ready;
    sem_post(&semaphore);
#endif
    return seen;
}

static void get_ready(void) {
#if WAY <= 2
    pthread_rwlock_wrlock(&lock);
    ready = 1;
    pthread_rwlock_unlock(&lock);
#else
    sem_wait(&semaphore);
    ready = 1;
    sem_post(&semaphore);
#endif
}

static void *sets(void *unused) {
#ifdef BUG
    get_ready();
    data = 1;
#else
    data = 1;
#ifndef NEVER
    get_ready();
#endif
#endif
    return 0;
}

static void *waits(void *unused) {
    while (!sees())
        sched_yield();
    assert(data);
    return 0;
}

/* Not while somebody else looks. */
static void *looks(void *unused) {
#if WAY <= 2
    assert(pthread_rwlock_trywrlock(&lock) == 0);
    pthread_rwlock_unlock(&lock);
#else
    assert(sem_trywait(&semaphore) == 0);
    sem_post(&semaphore);
#endif
    data = 1;
    get_ready();
    return 0;
}

int main(void) {
    pthread_t a, b, c;
    sem_init(&semaphore, 0, 1);
#ifdef LOOKS
    pthread_create(&a, 0, looks, 0);
#else
    pthread_create(&a, 0, sets, 0);
#endif
    pthread_create(&b, 0, waits, 0);
#ifdef TWO
    pthread_create(&c, 0, waits, 0);
#endif
    pthread_join(a, 0);
    pthread_join(b, 0);
#ifdef TWO
    pthread_join(c, 0);
#endif
    return 0;
}
