// safe -- -DWAY=1
// livelock -- -DWAY=1 -DNEVER
// assertion -- -DWAY=1 -DBUG
// safe -- -DWAY=2
// livelock -- -DWAY=2 -DNEVER
// safe -- -DWAY=3
// livelock -- -DWAY=3 -DNEVER
// safe -- -DWAY=1 -DTWO
// livelock -- -DWAY=1 -DTWO -DNEVER
// livelock -- -DWAY=2 -DTWO -DNEVER
// safe -- -DWAY=4
// safe -- -DWAY=5
// livelock -- -DWAY=5 -DTWO -DNEVER
// assertion -- -DWAY=5 -DBUG
// assertion -- -DWAY=1 -DLOOKS
// A loop that looks again and again under a lock that the program makes itself of a word only waits.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

static atomic_int word;
static atomic_bool taken;
static int ready, data;

static void enter(int me) {
#if WAY == 1
    while (atomic_exchange(&word, 1))
        ;
#elif WAY == 2 /* by who has it */
    for (int free = 0; !atomic_compare_exchange_strong(&word, &free, me); free = 0)
        ;
#elif WAY == 3 /* with a look before */
    do
        while (atomic_load(&word))
            ;
    while (atomic_exchange(&word, 1));
#elif WAY == 5 /* with looks at a bit between */
    while (atomic_exchange(&taken, true))
        while (atomic_load(&taken))
            ;
#else
    while (atomic_flag_test_and_set((volatile atomic_flag *)&word))
        ;
#endif
}

static void leave(void) {
#if WAY == 4
    atomic_flag_clear((volatile atomic_flag *)&word);
#elif WAY == 5
    atomic_store(&taken, false);
#else
    atomic_store(&word, 0);
#endif
}

static void *sets(void *me) {
#ifdef BUG
    enter(2);
    ready = 1;
    leave();
    data = 1;
#else
    data = 1;
#ifndef NEVER
    enter(2);
    ready = 1;
    leave();
#endif
#endif
    return 0;
}

static void *waits(void *me) {
    for (;;) {
        enter((int)(long)me);
        int seen = ready;
        leave();
        if (seen)
            break;
    }
    assert(data);
    return 0;
}

static void *looks(void *unused) {
    assert(!atomic_load(&word));
    return 0;
}

int main(void) {
    pthread_t a, b, c;
    pthread_create(&a, 0, sets, 0);
    pthread_create(&b, 0, waits, (void *)1);
#ifdef TWO
    pthread_create(&c, 0, waits, (void *)3);
#endif
#ifdef LOOKS
    pthread_create(&c, 0, looks, 0);
#endif
    pthread_join(a, 0);
    pthread_join(b, 0);
#if defined(TWO) || defined(LOOKS)
    pthread_join(c, 0);
#endif
    return 0;
}
