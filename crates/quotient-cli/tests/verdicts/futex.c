// safe
// safe -- -DTIMED
// deadlock -- -DLOST
// A mutex of three states on a futex. With LOST whoever unlocks looks first whether somebody waits.
#include <assert.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static atomic_int word; /* free, held, held and waited for */
static int counter;

static long futex(atomic_int *at, int operation, int value, const struct timespec *limit) {
    return syscall(SYS_futex, at, operation | FUTEX_PRIVATE_FLAG, value, limit, 0, 0);
}

static void lock(void) {
    int state = 0;
    if (atomic_compare_exchange_strong(&word, &state, 1))
        return;
    if (state != 2)
        state = atomic_exchange(&word, 2);
    while (state != 0) {
#ifdef TIMED
        struct timespec limit = {0, 1000};
        futex(&word, FUTEX_WAIT, 2, &limit);
        if (atomic_exchange(&word, 2) == 0)
            return;
        futex(&word, FUTEX_WAIT, 2, 0);
#else
        futex(&word, FUTEX_WAIT, 2, 0);
#endif
        state = atomic_exchange(&word, 2);
    }
}

static void unlock(void) {
#ifdef LOST
    if (atomic_load(&word) != 2) {
        atomic_store(&word, 0);
        return;
    }
#endif
    if (atomic_exchange(&word, 0) == 2)
        futex(&word, FUTEX_WAKE, 1, 0);
}

static void *run(void *unused) {
    lock();
    counter++;
    unlock();
    return unused;
}

#define THREADS 2

int main(void) {
    pthread_t threads[THREADS];
    for (int i = 0; i < THREADS; i++)
        pthread_create(&threads[i], 0, run, 0);
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], 0);
    assert(counter == THREADS);
}
