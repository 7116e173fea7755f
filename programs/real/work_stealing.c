// A deque for work stealing (Chase and Lev): its owner works at the bottom, a thief at the top.
// expect: safe
// expect -DBUG: assertion
// The bug: the owner takes the last task without asking whether the thief has it.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_long top, bottom;
atomic_int tasks[4], done[4];

static void push(int task) {
    long b = atomic_load(&bottom);
    atomic_store(&tasks[b % 4], task);
    atomic_store(&bottom, b + 1);
}

static int pop(void) {
    long b = atomic_load(&bottom) - 1;
    atomic_store(&bottom, b);
    long t = atomic_load(&top);
    if (t > b) {
        atomic_store(&bottom, b + 1);
        return -1;
    }
    int task = atomic_load(&tasks[b % 4]);
#ifndef BUG
    if (t == b) {
        if (!atomic_compare_exchange_strong(&top, &t, t + 1))
            task = -1;
        atomic_store(&bottom, b + 1);
    }
#endif
    return task;
}

static int steal(void) {
    long t = atomic_load(&top);
    if (t >= atomic_load(&bottom))
        return -1;
    int task = atomic_load(&tasks[t % 4]);
    return atomic_compare_exchange_strong(&top, &t, t + 1) ? task : -1;
}

static void work(int task) {
    if (task >= 0)
        assert(atomic_fetch_add(&done[task], 1) == 0);
}

static void *thief(void *unused) {
    work(steal());
    work(steal());
    return 0;
}

int main(void) {
    pthread_t t;
    push(0);
    push(1);
    pthread_create(&t, 0, thief, 0);
    work(pop());
    work(pop());
    pthread_join(t, 0);
}
