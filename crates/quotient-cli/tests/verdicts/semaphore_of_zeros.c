// safe
// deadlock -- -DNOBODY
// safe -- -DHEAP
// safe -- -DTWO
// assertion -- -DTWO -DEARLY
// safe -- -DTIMED
// safe -- -DTOO_MUCH
//
// A semaphore that is all zeros counts as initialised with 0, as glibc has it.
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdlib.h>

static sem_t global;
static sem_t *s = &global;
static atomic_int posted;

static void *post(void *unused) {
    (void)unused;
#ifndef NOBODY
    posted++;
    sem_post(s);
#endif
    return 0;
}

static void *wait(void *unused) {
    (void)unused;
    sem_wait(s);
    assert(posted);
    return 0;
}

int main(void) {
    pthread_t a, b;
#ifdef HEAP
    s = calloc(1, sizeof *s);
#elif defined TOO_MUCH
    assert(sem_init(s, 0, 0x80000000u) == -1 && errno == EINVAL);
    assert(sem_init(s, 0, 0x7fffffffu) == 0);
    assert(sem_post(s) == -1 && errno == EOVERFLOW);
    assert(sem_wait(s) == 0);
    assert(sem_post(s) == 0);
    return 0;
#endif
    pthread_create(&a, 0, post, 0);
#ifdef TWO
    pthread_create(&b, 0, wait, 0);
#ifndef EARLY
    posted++;
#endif
    sem_post(s);
    sem_wait(s);
    pthread_join(b, 0);
#elif defined TIMED
    struct timespec until = {1, 0};
    if (sem_timedwait(s, &until) == 0)
        assert(posted);
#else
    wait(0);
#endif
    pthread_join(a, 0);
    (void)b;
    (void)wait;
}
