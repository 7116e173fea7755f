// Read, copy, update: the old version goes when all who may have seen it are through.
// expect: safe
// expect -DBUG: memory
// The bug: the writer does not wait for them.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct pair {
    int a, b;
};

_Atomic(struct pair *) current;
atomic_int reading[2];

static void *reader(void *argument) {
    atomic_int *me = &reading[(long)argument];
    atomic_store(me, 1);
    struct pair *pair = atomic_load(&current);
    assert(pair->a == pair->b);
    atomic_store(me, 0);
    return 0;
}

static void update(int value) {
    struct pair *new = malloc(sizeof *new), *old;
    new->a = new->b = value;
    old = atomic_exchange(&current, new);
#ifndef BUG
    for (int i = 0; i < 2; i++)
        while (atomic_load(&reading[i]))
            ;
#endif
    free(old);
}

int main(void) {
    pthread_t t, u;
    atomic_store(&current, calloc(1, sizeof(struct pair)));
    pthread_create(&t, 0, reader, (void *)0);
    pthread_create(&u, 0, reader, (void *)1);
    update(1);
    pthread_join(t, 0);
    pthread_join(u, 0);
    free(current);
}
