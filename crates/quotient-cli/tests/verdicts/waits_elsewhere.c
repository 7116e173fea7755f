// safe -- -DWAY=1
// safe -- -DWAY=2
// safe -- -DWAY=3
// safe -- -DWAY=4
// livelock -- -DWAY=4 -DNEVER
// safe -- -DWAY=5
// safe -- -DWAY=6
// safe -- -DWAY=7
// livelock -- -DWAY=7 -DNEVER
// More spellings of waits: by operations that change nothing, in structures, by turns, with a pause by numbers of their own.
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static atomic_int flag, flags[2];
static sem_t items;
static int data;

static void *sets(void *unused) {
    data = 1;
#ifndef NEVER
    atomic_store(&flag, 1);
    atomic_store(&flags[1], 1);
    sem_post(&items);
#endif
    return 0;
}

static void *waits(void *unused) {
#if WAY == 1
    int expected;
    do
        expected = 1;
    while (!atomic_compare_exchange_strong(&flag, &expected, 1));
#elif WAY == 2
    unsigned random = 12345;
    while (!atomic_fetch_or(&flag, 0)) {
        random = random * 1103515245 + 12345;
        for (volatile unsigned i = random % 7; i; i--)
            ;
    }
#elif WAY == 3
    struct { int seen, last; } state = {0, 0};
    while (!state.seen) {
        state.last = state.seen;
        state.seen = atomic_load(&flag);
    }
#elif WAY == 4
    int i = 0;
    while (!atomic_load(&flags[i]))
        i = (i + 1) % 2;
#elif WAY == 5
    int value;
    do
        sem_getvalue(&items, &value);
    while (!value);
#elif WAY == 6
    while (!atomic_load(&flag)) {
        int *made = malloc(sizeof *made);
        *made = 1;
        free(made);
        printf("waiting\n");
    }
#elif WAY == 7
    time_t since = time(0);
    while (!atomic_load(&flag))
        if (time(0) - since > 100)
            since = time(0);
#endif
    assert(data);
    return 0;
}

int main(void) {
    pthread_t a, b;
    sem_init(&items, 0, 0);
    pthread_create(&a, 0, sets, 0);
    pthread_create(&b, 0, waits, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
