// safe -- -DWAY=1
// livelock -- -DWAY=1 -DKEEP
// safe -- -DWAY=2
// livelock -- -DWAY=2 -DKEEP
// safe -- -DWAY=3
// abort -- -DWAY=3 -DKEEP
// Locks made of atomic sections that write what they find: whoever comes in vain has only looked.
#include <pthread.h>

void reach_error(void);
extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);

static volatile int lock;
static int data;

#if WAY == 1
static int __VERIFIER_atomic_set(volatile int *p) {
    int old = *p;
    *p = 1;
    return old;
}
static void acquire(void) {
    int taken = __VERIFIER_atomic_set(&lock);
    while (taken == 1)
        taken = __VERIFIER_atomic_set(&lock);
}
#elif WAY == 2
static void acquire(void) {
    int taken;
    do {
        __VERIFIER_atomic_begin();
        taken = lock;
        lock = 1;
        __VERIFIER_atomic_end();
    } while (taken);
}
#else
/* It changes what it finds, and changes it back: no wait, if nobody lets it through in the end. */
static void acquire(void) {
    __VERIFIER_atomic_begin();
    lock++;
    __VERIFIER_atomic_end();
#ifdef KEEP
    if (lock > 1)
        reach_error();
#endif
    __VERIFIER_atomic_begin();
    lock--;
    __VERIFIER_atomic_end();
}
#endif

static void *worker(void *unused) {
    acquire();
    data++;
#ifndef KEEP
    lock = 0;
#endif
    return 0;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, worker, 0);
    pthread_create(&b, 0, worker, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
