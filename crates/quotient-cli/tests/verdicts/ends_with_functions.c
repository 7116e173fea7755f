// safe
// assertion -- -DDESTRUCTOR
// assertion -- -DQUICK
// safe -- -DQUICK -DJOINED
// Functions that are called at the end of the process: those with the attribute last, and other ones at a quick exit.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

int begun, seen, value;

__attribute__((constructor(101))) void first(void) { begun = 1; }
__attribute__((constructor(102))) void second(void) {
    assert(begun == 1);
    begun = 2;
}

__attribute__((destructor(102))) void next_to_last(void) {
    assert(seen == 2);
    seen = 3;
}
__attribute__((destructor(101))) void last(void) { assert(seen == 3); }
__attribute__((destructor)) void early(void) {
    assert(seen == 1);
    seen = 2;
#ifdef DESTRUCTOR
    assert(value == 0);
#endif
}

void registered(void) {
    assert(seen == 0);
    seen = 1;
}

void at_quick(void) { assert(value == 1); }
void not_at_quick(void) { assert(0); }

void *worker(void *unused) {
    value = 1;
    return unused;
}

void *ends(void *unused) {
    quick_exit(0);
    return unused;
}

int main(void) {
    assert(begun == 2);
    pthread_t t, u;
#ifdef QUICK
    atexit(not_at_quick);
    at_quick_exit(at_quick);
    pthread_create(&t, 0, worker, 0);
#ifdef JOINED
    pthread_join(t, 0);
#endif
    pthread_create(&u, 0, ends, 0);
    pthread_join(u, 0);
    assert(0);
#else
    (void)u;
    atexit(registered);
    pthread_create(&t, 0, worker, 0);
    pthread_join(t, 0);
#endif
}
