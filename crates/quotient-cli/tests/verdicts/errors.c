// safe
// assertion -- -DKNOWN
// Arguments that functions of the library have to refuse, and how they say it.
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <threads.h>

// Called as a function of the library.
static int times;

pthread_key_t key;

static void of_keys(void) {
    int value;
    assert(pthread_setspecific(9999, &value) == EINVAL && pthread_setspecific(100, &value) == EINVAL);
    assert(pthread_key_delete(9999) == EINVAL && !pthread_getspecific(9999));
    assert(tss_set(9999, &value) == thrd_error && !tss_get(9999));
    pthread_key_t gone;
    assert(!pthread_key_create(&gone, 0) && !pthread_setspecific(gone, &value));
    assert(!pthread_key_delete(gone) && pthread_key_delete(gone) == EINVAL);
    assert(pthread_setspecific(gone, &value) == EINVAL && !pthread_getspecific(gone));
    assert(!pthread_setspecific(key, &value) && pthread_getspecific(key) == &value);
}

static void of_threads(void) {
    pthread_attr_t a;
    pthread_attr_init(&a);
    assert(pthread_attr_setdetachstate(&a, 9) == EINVAL && pthread_attr_setstacksize(&a, 1) == EINVAL);
    assert(pthread_attr_setscope(&a, PTHREAD_SCOPE_PROCESS) == ENOTSUP);
    assert(pthread_attr_setscope(&a, 7) == EINVAL && !pthread_attr_setscope(&a, PTHREAD_SCOPE_SYSTEM));
    assert(pthread_attr_setinheritsched(&a, 7) == EINVAL && pthread_attr_setschedpolicy(&a, 7) == EINVAL);
    struct sched_param parameters = {.sched_priority = 5};
    assert(pthread_attr_setschedparam(&a, &parameters) == EINVAL);
    assert(!pthread_attr_setstacksize(&a, 1 << 20));
}

static void of_locks(void) {
    pthread_mutexattr_t m;
    pthread_mutexattr_init(&m);
    assert(pthread_mutexattr_setprotocol(&m, 3) == EINVAL && pthread_mutexattr_setprioceiling(&m, 100) == EINVAL);
    pthread_rwlockattr_t r;
    pthread_rwlockattr_init(&r);
    assert(pthread_rwlockattr_setkind_np(&r, 9) == EINVAL && pthread_rwlockattr_setpshared(&r, 2) == EINVAL);
    pthread_barrierattr_t b;
    pthread_barrierattr_init(&b);
    assert(pthread_barrierattr_setpshared(&b, 2) == EINVAL);
    pthread_condattr_t c;
    pthread_condattr_init(&c);
    assert(pthread_condattr_setpshared(&c, 2) == EINVAL && pthread_condattr_setclock(&c, 2) == EINVAL);
}

static void of_memory(void) {
    void *p = &times;
    assert(posix_memalign(&p, 3, 8) == EINVAL && posix_memalign(&p, 0, 8) == EINVAL && p == &times);
    assert(posix_memalign(&p, 64, SIZE_MAX / 2) == ENOMEM && p == &times);
    assert(!posix_memalign(&p, 64, 8) && p != &times);
    errno = 0;
    assert(malloc(8) && errno == 0);
    assert(!malloc(SIZE_MAX / 2) && errno == ENOMEM);
    errno = 0;
    assert(!realloc(p, SIZE_MAX / 2) && errno == ENOMEM);
    errno = 0;
    assert(!calloc(SIZE_MAX / 2, 2) && errno == ENOMEM);
    free(p);
}

static void of_numbers(void) {
    errno = 0;
    assert(strtol("12", 0, 1) == 0 && errno == EINVAL);
    errno = 0;
    assert(strtoul("12", 0, 37) == 0 && errno == EINVAL);
    errno = 0;
    assert(strtol("z", 0, 36) == 35 && errno == 0);
}

void *worker(void *unused) {
    of_keys();
    of_threads();
    of_locks();
    of_memory();
    of_numbers();
#ifdef KNOWN
    assert(pthread_setspecific(key, unused) == EINVAL);
#endif
    times++;
    return unused;
}

int main(void) {
    pthread_t t;
    pthread_key_create(&key, 0);
    pthread_create(&t, 0, worker, 0);
    pthread_join(t, 0);
    assert(times == 1);
}
