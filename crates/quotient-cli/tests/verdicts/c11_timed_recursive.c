// safe
// assertion -- -DIN_TIME
// A recursive mutex of C11 is locked with a time limit like any other.
#include <assert.h>
#include <threads.h>
#include <time.h>

mtx_t mutex;
int count;

int worker(void *unused) {
    (void)unused;
    struct timespec limit;
    timespec_get(&limit, TIME_UTC);
    limit.tv_sec++;
    int result = mtx_timedlock(&mutex, &limit);
    if (result == thrd_success) {
        assert(mtx_timedlock(&mutex, &limit) == thrd_success);
        count++;
        mtx_unlock(&mutex);
        mtx_unlock(&mutex);
    } else
        assert(result == thrd_timedout);
    return 0;
}

int main(void) {
    thrd_t a, b;
    mtx_init(&mutex, mtx_timed | mtx_recursive);
    thrd_create(&a, worker, 0);
    thrd_create(&b, worker, 0);
    thrd_join(a, 0);
    thrd_join(b, 0);
    mtx_lock(&mutex);
#ifdef IN_TIME
    assert(count == 2);
#endif
    mtx_unlock(&mutex);
}
