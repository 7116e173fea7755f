// safe -- -DREAD
// safe -- -DREAD -DWRITERS_FIRST
// safe -- -DREAD -DTIMED -DWRITERS_FIRST
// safe -- -DWRITE
// safe -- -DWRITE -DWRITERS_FIRST
// assertion -- -DWRITE -DKEPT
// safe -- -DHANDED_ON
// safe -- -DHANDED_ON -DWRITERS_FIRST
// Attempts to get a read-write lock fail because of who has it, or waits for it, and of nothing else: two readers do not hinder each
// other, nor does an attempt that fails.
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>

#ifdef WRITERS_FIRST
static pthread_rwlock_t lock = PTHREAD_RWLOCK_WRITER_NONRECURSIVE_INITIALIZER_NP;
#else
static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
#endif
static int data, failed[2];

#ifdef READ
static void *first(void *unused) {
#ifdef TIMED
    struct timespec soon = {10, 0};
    assert(pthread_rwlock_timedrdlock(&lock, &soon) == 0);
#else
    assert(pthread_rwlock_tryrdlock(&lock) == 0);
#endif
    pthread_rwlock_unlock(&lock);
    return unused;
}
#define second first
#elif defined WRITE
static int tries(void) {
    if (pthread_rwlock_trywrlock(&lock))
        return 1;
    data++;
    pthread_rwlock_unlock(&lock);
    return 0;
}

static void *first(void *unused) {
    failed[0] = tries();
    return unused;
}

// If it fails, the first has the lock.
static void *second(void *unused) {
    pthread_rwlock_rdlock(&lock);
#ifdef KEPT
    failed[1] = tries();
    pthread_rwlock_unlock(&lock);
#else
    pthread_rwlock_unlock(&lock);
    failed[1] = tries();
#endif
    return unused;
}
#else
// Who has got the lock by an attempt hands it on, to those that read and to those that write.
static void *first(void *unused) {
    pthread_rwlock_wrlock(&lock);
    data++;
    pthread_rwlock_unlock(&lock);
    return unused;
}

static void *second(void *unused) {
    pthread_rwlock_rdlock(&lock);
    failed[0] = data;
    assert(failed[0] == data);
    pthread_rwlock_unlock(&lock);
    return unused;
}
#endif

int main(void) {
    pthread_t a, b;
#ifdef HANDED_ON
    pthread_create(&a, 0, first, 0);
    pthread_create(&b, 0, second, 0);
    int got = !pthread_rwlock_trywrlock(&lock);
    if (got) {
        int before = data++;
        assert(data == before + 1);
        pthread_rwlock_unlock(&lock);
    }
#else
    pthread_create(&a, 0, first, 0);
    pthread_create(&b, 0, second, 0);
#endif
    pthread_join(a, 0);
    pthread_join(b, 0);
#ifdef HANDED_ON
    assert(data == 1 + got);
#else
    assert(!(failed[0] && failed[1]));
#endif
    assert(pthread_rwlock_destroy(&lock) == 0);
    return 0;
}
