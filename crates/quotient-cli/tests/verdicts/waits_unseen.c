// safe -- -DWAY=1
// livelock -- -DWAY=1 -DNEVER
// safe -- -DWAY=2
// livelock -- -DWAY=2 -DNEVER
// safe -- -DWAY=3
// livelock -- -DWAY=3 -DNEVER
// safe -- -DWAY=4
// livelock -- -DWAY=4 -DNEVER
// assertion -- -DWAY=4 -DLOOKED_AT
// incomplete -- -DWAY=4 -DPLAIN
// assertion -- -DWAY=4 -DPLAIN -DLOOKED_AT
// safe -- -DWAY=5
// livelock -- -DWAY=5 -DNEVER
// assertion -- -DWAY=5 -DLOOKED_AT
// safe -- -DWAY=6
// livelock -- -DWAY=6 -DNEVER
// assertion -- -DWAY=6 -DLOOKED_AT
// A loop still only waits if it keeps account of that in variables on which nothing depends, or tells of it. If these are not atomic,
// whether they are written at all may be a data race, and then it counts for how long it waited.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <unistd.h>

static atomic_int flag;
static int data;
static unsigned long seed = 88172645463325252ul;
static _Thread_local unsigned long own_seed = 88172645463325252ul;
#ifdef PLAIN
static int longest, all;
#else
static atomic_int longest, all;
#endif

static int waits_for(int rounds) { return flag ? rounds : waits_for(rounds + 1); }

static unsigned long next(void) {
    seed ^= seed << 13;
    seed ^= seed >> 7;
    return seed ^= seed << 17;
}

static void *waits(void *unused) {
    int rounds = 0;
#if WAY == 1 /* tells of it now and then */
    while (!flag)
        if (++rounds % 3 == 0)
            fprintf(stderr, "still there after %d rounds\n", rounds);
#elif WAY == 2 /* pauses by numbers of its own */
    while (!flag) {
        next();
        usleep(seed & 7);
    }
#elif WAY == 3 /* each thread by its own */
    while (!flag) {
        own_seed ^= own_seed << 13;
        own_seed ^= own_seed >> 7;
        own_seed ^= own_seed << 17;
        for (volatile unsigned i = 0; i < (own_seed & 7); i++)
            ;
    }
#elif WAY == 4 /* how long it has waited at most, and in all */
    while (!flag)
        rounds++;
    if (rounds > longest)
        longest = rounds;
    all += rounds;
#elif WAY == 5 /* by recursion, with a result */
    rounds = waits_for(0);
#else /* by numbers that a function returns */
    while (!flag)
        for (unsigned long i = next() % 10; i; i--)
            ;
#endif
#ifdef LOOKED_AT
    assert(longest == 0 && rounds == 0 && seed == 88172645463325252ul);
#endif
    assert(data);
    return 0;
}

static void *sets(void *unused) {
    data = 1;
#ifndef NEVER
    flag = 1;
#endif
    return 0;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, waits, 0);
    pthread_create(&b, 0, sets, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
