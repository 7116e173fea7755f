// safe -- -DWAY=1
// assertion -- -DWAY=1 -DBUG
// assertion -- -DWAY=1 -DNEVER
// safe -- -DWAY=2
// assertion -- -DWAY=2 -DBUG
// assertion -- -DWAY=2 -DNEVER
// safe -- -DWAY=3
// assertion -- -DWAY=3 -DBUG
// assertion -- -DWAY=3 -DNEVER
// safe -- -DWAY=4
// assertion -- -DWAY=4 -DBUG
// assertion -- -DWAY=4 -DNEVER
// safe -- -DWAY=5
// assertion -- -DWAY=5 -DBUG
// assertion -- -DWAY=5 -DNEVER
// safe -- -DWAY=6
// assertion -- -DWAY=6 -DBUG
// assertion -- -DWAY=6 -DNEVER
// safe -- -DWAY=7
// assertion -- -DWAY=7 -DBUG
// assertion -- -DWAY=7 -DNEVER
// safe -- -DWAY=8
// assertion -- -DWAY=8 -DBUG
// assertion -- -DWAY=8 -DNEVER
// safe -- -DWAY=9
// assertion -- -DWAY=9 -DBUG
// assertion -- -DWAY=9 -DNEVER
// safe -- -DWAY=10
// assertion -- -DWAY=10 -DBUG
// assertion -- -DWAY=10 -DNEVER
// A thread that looks a million times and gives up then can tell by its counter, however that is compared. All looks in vain are alike, and what
// comes of giving up is found.
#include <assert.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>

#define MOST 1000000

static atomic_int flag;
static int data;

/* Whether it has seen the flag. */
static int waits(void) {
    int n = MOST, i = 0;
    long slept = 0;
#if WAY == 1
    while (!flag && --n)
        ;
    return n != 0;
#elif WAY == 2
    while (n-- && !flag)
        ;
    return n >= 0;
#elif WAY == 3
    do {
        sched_yield();
    } while (!flag && ++i < MOST);
    return i < MOST;
#elif WAY == 4
    while (!flag && i < MOST)
        i++;
    return i != MOST;
#elif WAY == 5
    while (!flag && i++ < MOST)
        ;
    return i <= MOST;
#elif WAY == 6
    while (!flag && slept < 100L * MOST)
        slept += 100;
    return slept < 100L * MOST;
#elif WAY == 7
    while (i++ < MOST)
        if (flag)
            break;
    return !(i > MOST);
#elif WAY == 8
    do {
        if (flag)
            break;
        sched_yield();
    } while (--n > 0);
    return n > 0;
#elif WAY == 9 /* it also tells the first round from the others */
    while (!flag && i < MOST) {
        if (i == 0)
            sched_yield();
        i++;
    }
    return i < MOST;
#else /* and one in the middle, at which it looks at something else */
    while (!flag && i < MOST) {
        if (i == MOST / 2 && flag)
            return 1;
        i++;
    }
    return i < MOST;
#endif
}

static void *sets(void *unused) {
#ifdef BUG
    flag = 1;
    data = 1;
#elif defined NEVER
    (void)flag;
#else
    data = 1;
    flag = 1;
#endif
    return unused;
}

static void *sees(void *unused) {
    int seen = waits();
#ifdef NEVER
    assert(seen);
#endif
    assert(!seen || data);
    return unused;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, sets, 0);
    pthread_create(&b, 0, sees, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
