// livelock -- -DTWO_EXITS
// livelock -- -DTHREE_EXITS
// livelock -- -DMODULO
// livelock -- -DSUM
// livelock -- -DOTHER_VALUE
// livelock -- -DSECTION_ELSEWHERE
// livelock -- -DSECTION_INSIDE
// safe -- -DSECTION_INSIDE -DSET
// safe -- -DTWO_EXITS -DSET
// safe -- -DTHREE_EXITS -DSET
// safe -- -DMODULO -DSET
// safe -- -DSUM -DSET
// livelock -- -DTWO_AT_ONCE
// safe -- -DNEVER_TOGETHER
// livelock -- -DOPEN_ORDER
//
// A thread spins for ever if nobody writes what lets it out of its loop, however the loop is left. It
// must be stuck with what memory holds in the end, and several threads must be stuck together.
#include <pthread.h>
#include <stdatomic.h>

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

atomic_int x, y, z;

void *waits(void *unused) {
#ifdef TWO_EXITS
    for (;;) {
        int r = atomic_load(&x);
        if (r == 2)
            break;
        if (r == 1) {
            atomic_store(&y, 2);
            break;
        }
    }
#elif defined THREE_EXITS
    for (;;) {
        int r = atomic_load(&x);
        if (r == 2 || r == 1)
            break;
        if (atomic_load(&y) == 7)
            break;
    }
#elif defined MODULO
    while (atomic_load(&x) % 3 != 1)
        ;
#elif defined SUM
    while (atomic_load(&x) + atomic_load(&y) < 1)
        ;
#elif defined OTHER_VALUE
    while (atomic_load(&x) != 2)
        ;
#elif defined SECTION_ELSEWHERE
    while (atomic_load(&x) != 1)
        ;
    __VERIFIER_atomic_begin();
    y = 2;
    __VERIFIER_atomic_end();
#elif defined SECTION_INSIDE
    for (;;) {
        __VERIFIER_atomic_begin();
        int r = x;
        __VERIFIER_atomic_end();
        if (r)
            break;
    }
#elif defined TWO_AT_ONCE
    while (atomic_load(&z) == 1)
        ;
#elif defined NEVER_TOGETHER
    // One of the two gets out, whichever write is the last, and lets the other out.
    while (atomic_load(&z) == 1 && !atomic_load(&y))
        ;
    atomic_store(&x, 1);
#elif defined OPEN_ORDER
    // Stuck after either of two writes that nobody else reads.
    while (atomic_load(&x) < 3)
        ;
#endif
    return 0;
}

void *waits_too(void *unused) {
#ifdef TWO_AT_ONCE
    while (atomic_load(&z) == 1)
        ;
    atomic_store(&z, 0);
#elif defined NEVER_TOGETHER
    while (atomic_load(&z) == 2 && !atomic_load(&x))
        ;
    atomic_store(&y, 1);
#endif
    return 0;
}

void *writes(void *unused) {
#ifdef SET
    atomic_store(&x, 1);
#endif
#ifdef OTHER_VALUE
    atomic_store(&x, 1);
#endif
#ifdef OPEN_ORDER
    atomic_store(&x, 1);
#endif
#if defined TWO_AT_ONCE || defined NEVER_TOGETHER
    atomic_store(&z, 1);
#endif
    return 0;
}

void *writes_too(void *unused) {
#ifdef OPEN_ORDER
    atomic_store(&x, 2);
#endif
#ifdef NEVER_TOGETHER
    atomic_store(&z, 2);
#endif
    return 0;
}

int main(void) {
    pthread_t t[4];
    void *(*bodies[])(void *) = {waits, waits_too, writes, writes_too};
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], 0, bodies[i], 0);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], 0);
    return 0;
}
