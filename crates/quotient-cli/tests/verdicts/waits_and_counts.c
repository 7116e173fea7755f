// safe -- -DWAY=1
// livelock -- -DWAY=1 -DNEVER
// assertion -- -DWAY=1 -DBUG
// assertion -- -DWAY=1 -DLOOKED_AT
// safe -- -DWAY=2
// livelock -- -DWAY=2 -DNEVER
// assertion -- -DWAY=2 -DLOOKED_AT
// safe -- -DWAY=3
// livelock -- -DWAY=3 -DNEVER
// assertion -- -DWAY=3 -DLOOKED_AT
//
// A loop only waits although it counts in memory of the heap or in a structure of its own, if nobody looks at that. To free it is not to look.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct account {
    long polls, pauses;
    int pause;
};

static atomic_int flag;
static int data;
static struct account *shared;

static void count(struct account *of) {
    while (!flag) {
        of->polls++;
        for (volatile int i = 0; i < of->pause; i++)
            ;
        of->pauses += of->pause;
    }
}

static void *waits(void *unused) {
#if WAY == 1 /* its own, of the heap */
    struct account *of = calloc(1, sizeof *of);
#elif WAY == 2 /* its own, of the stack */
    struct account own = {0}, *of = &own;
#else /* main made it, and ends it */
    struct account *of = shared;
#endif
    of->pause = 1;
    count(of);
    assert(data);
#ifdef LOOKED_AT
    assert(of->polls == 0);
#endif
#if WAY == 1
    free(of);
#endif
    return 0;
}

int main(void) {
    pthread_t a;
    shared = calloc(1, sizeof *shared);
    pthread_create(&a, 0, waits, 0);
#ifdef BUG
    flag = 1;
    data = 1;
#else
    data = 1;
#ifndef NEVER
    flag = 1;
#endif
#endif
    pthread_join(a, 0);
    free(shared);
    return 0;
}
