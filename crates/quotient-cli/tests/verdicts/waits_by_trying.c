// safe -- -DWAY=1
// safe -- -DWAY=1 -DTWO
// livelock -- -DWAY=1 -DTWO -DNEVER
// assertion -- -DWAY=1 -DTWO -DBUG
// assertion -- -DWAY=1 -DGIVES_UP
// safe -- -DWAY=2
// safe -- -DWAY=2 -DTWO
// livelock -- -DWAY=2 -DTWO -DNEVER
// assertion -- -DWAY=2 -DGIVES_UP
// safe -- -DWAY=3
// safe -- -DWAY=3 -DTWO
// livelock -- -DWAY=3 -DTWO -DNEVER
// assertion -- -DWAY=3 -DTWO -DBUG
// assertion -- -DWAY=3 -DGIVES_UP
// safe -- -DWAY=4
// livelock -- -DWAY=4 -DTWO -DNEVER
// assertion -- -DWAY=4 -DBUG
// assertion -- -DWAY=4 -DGIVES_UP
// safe -- -DWAY=5
// livelock -- -DWAY=5 -DNEVER
// assertion -- -DWAY=5 -DBUG
//
// Several threads look again and again under a lock that each only tries to take: they only wait, as long as none of them makes anything of
// it that another has the lock. Who gives up then does.
#include <assert.h>
#include <pthread.h>
#include <sched.h>
#include <semaphore.h>
#include <stdatomic.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static sem_t semaphore;
static atomic_int word;
static int ready, data;

static int tries(void) {
#if WAY == 1
    return pthread_mutex_trylock(&mutex) == 0;
#elif WAY == 2
    return !atomic_exchange(&word, 1);
#elif WAY == 4
    return sem_trywait(&semaphore) == 0;
#elif WAY == 5
    return pthread_rwlock_tryrdlock(&lock) == 0;
#else
    int free = 0;
    return atomic_compare_exchange_strong(&word, &free, 1);
#endif
}

static void leave(void) {
#if WAY == 1
    pthread_mutex_unlock(&mutex);
#elif WAY == 4
    sem_post(&semaphore);
#elif WAY == 5
    pthread_rwlock_unlock(&lock);
#else
    atomic_store(&word, 0);
#endif
}

static void enter(void) {
#if WAY == 4
    sem_wait(&semaphore);
    return;
#elif WAY == 5
    pthread_rwlock_wrlock(&lock);
    return;
#endif
    int pause = 1;
    while (!tries()) {
        for (volatile int i = 0; i < pause; i++)
            ;
        if (pause < 8)
            pause *= 2;
#if WAY == 2
        while (atomic_load(&word))
            sched_yield();
#endif
    }
}

static void *sets(void *unused) {
#ifdef BUG
    enter();
    ready = 1;
    leave();
    data = 1;
#else
    data = 1;
#ifndef NEVER
    enter();
    ready = 1;
    leave();
#endif
#endif
    return 0;
}

static void *waits(void *unused) {
    int seen = 0;
    while (!seen)
        if (tries()) {
            seen = ready;
            leave();
        }
    assert(data);
    return 0;
}

static void *gives_up(void *unused) {
    int rounds = 0;
    while (!tries())
        assert(++rounds < 2);
    ready = data = 1;
    leave();
    return 0;
}

int main(void) {
    pthread_t a, b, c;
    sem_init(&semaphore, 0, 1);
#ifdef GIVES_UP
    pthread_create(&a, 0, gives_up, 0);
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
