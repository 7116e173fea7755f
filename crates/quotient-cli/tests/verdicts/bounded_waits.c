// livelock -- -DWAIT=1
// livelock -- -DWAIT=2
// livelock -- -DWAIT=3
// livelock -- -DWAIT=4
// livelock -- -DWAIT=5
// livelock -- -DWAIT=6
// incomplete --rounds 4 -- -DWAIT=7
// livelock -- -DWAIT=8
// livelock -- -DWAIT=9
// safe -- -DWAIT=9 -DSET
// safe -- -DWAIT=9 -DDAEMON
// livelock -- -DWAIT=10
// safe -- -DWAIT=10 -DSET
//
// Threads that take something, look, and give it back, for ever: nothing keeps another thread from seeing that, so the loop is
// bounded. But who is where it was after a round, with nobody left to see it, spins for ever. So does who goes
// around without a look, and who does so in functions that end with calls of each other.
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static sem_t semaphore;
static atomic_flag flag = ATOMIC_FLAG_INIT;
static atomic_int word, ready;

static int even(int n);
__attribute__((unused)) static int odd(int n) { return ready ? n : even(n); }
static int even(int n) { return ready ? -n : odd(n); }

static void *wait(void *unused) {
    int done = 0;
#if WAIT == 1
    do {
        while (pthread_rwlock_tryrdlock(&lock)) ;
        done = ready;
        pthread_rwlock_unlock(&lock);
    } while (!done);
#elif WAIT == 2
    while (!done)
        if (pthread_rwlock_trywrlock(&lock) == 0) {
            done = ready;
            pthread_rwlock_unlock(&lock);
        }
#elif WAIT == 3
    while (!done)
        if (sem_trywait(&semaphore) == 0) {
            done = ready;
            sem_post(&semaphore);
        }
#elif WAIT == 4
    while (!done) {
        while (atomic_flag_test_and_set(&flag)) ;
        done = ready;
        atomic_flag_clear(&flag);
    }
#elif WAIT == 5
    while (!done) {
        int free = 0;
        while (!atomic_compare_exchange_weak(&word, &free, 1)) free = 0;
        done = ready;
        word = 0;
    }
#elif WAIT == 6
    while (!done) {
        pthread_rwlock_rdlock(&lock);
        done = ready;
        pthread_rwlock_unlock(&lock);
    }
#elif WAIT == 7 /* Another thread, which waits, may see what is written for a while, and lets this one go on. */
    while (!ready) {
        word = 1;
        word = 0;
    }
#elif WAIT == 8
    for (;;) ;
#elif WAIT == 9
    while (!ready && word == 0) ;
    if (!ready) for (;;) ;
#elif WAIT == 10
    odd(1);
#endif
    (void)done;
    return unused;
}

static void *other(void *unused) {
#if WAIT == 1 || WAIT == 2 || WAIT == 6
    pthread_rwlock_wrlock(&lock);
    pthread_rwlock_unlock(&lock);
#elif WAIT == 3
    sem_wait(&semaphore);
    sem_post(&semaphore);
#elif WAIT == 4
    if (!atomic_flag_test_and_set(&flag)) atomic_flag_clear(&flag);
#elif WAIT == 5
    int free = 0;
    if (atomic_compare_exchange_strong(&word, &free, 1)) word = 0;
#elif WAIT == 7
    while (word == 0) ;
    ready = 1;
#elif WAIT == 9 && !defined SET
    word = 1;
#elif defined SET
    ready = 1;
#endif
    return unused;
}

int main(void) {
    pthread_t waiting, another;
    sem_init(&semaphore, 0, 1);
    pthread_create(&waiting, 0, wait, 0);
    pthread_create(&another, 0, other, 0);
    pthread_join(another, 0);
#ifndef DAEMON
    pthread_join(waiting, 0);
#endif
    return 0;
}
