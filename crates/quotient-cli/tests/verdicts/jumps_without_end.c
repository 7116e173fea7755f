// assertion -- -DEARLY
// incomplete
// livelock -- -DALONE
// A thread goes back to where it was by jumps, for as long as nobody lets it go: they have a bound as loops have, so that
// what the others do is found.
#include <assert.h>
#include <pthread.h>
#include <setjmp.h>
#include <stdatomic.h>

static atomic_int go, early;

static void *jumps(void *arg) {
    jmp_buf place;
    setjmp(place);
#ifdef ALONE
    longjmp(place, 1);
#else
    if (!go)
        longjmp(place, 1);
#endif
    return arg;
}

static void *lets_go(void *arg) {
    early = 1;
    go = 1;
    return arg;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, jumps, 0);
    pthread_create(&second, 0, lets_go, 0);
#ifdef EARLY
    assert(!early);
#endif
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
