// safe
// safe -- -DREADERS_POLL
// safe -- -DWRITERS_FIRST
// Who tries again and again to get a read-write lock waits for who has it: an attempt that fails changes nothing.
#define _GNU_SOURCE
#include <assert.h>
#include <pthread.h>
#include <sched.h>

#ifdef WRITERS_FIRST
static pthread_rwlock_t lock = PTHREAD_RWLOCK_WRITER_NONRECURSIVE_INITIALIZER_NP;
#else
static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
#endif
static int data;

static void *writes(void *unused) {
    while (pthread_rwlock_trywrlock(&lock))
        sched_yield();
    data++;
    pthread_rwlock_unlock(&lock);
    return unused;
}

static void *reads(void *unused) {
#ifdef READERS_POLL
    while (pthread_rwlock_tryrdlock(&lock))
        ;
#else
    pthread_rwlock_rdlock(&lock);
#endif
    int before = data;
    assert(data == before);
    pthread_rwlock_unlock(&lock);
    return unused;
}

int main(void) {
    pthread_t threads[3];
    pthread_create(&threads[0], 0, writes, 0);
    pthread_create(&threads[1], 0, writes, 0);
    pthread_create(&threads[2], 0, reads, 0);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], 0);
    assert(data == 2);
    return 0;
}
