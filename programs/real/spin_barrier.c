// A barrier that turns its sense around each time, so that it can be used again.
// expect: safe
// expect -DBUG: assertion
// The bug: one barrier a round, so that a fast thread is in the next round while a slow one looks.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int waiting, sense;
int steps[2];

static void barrier(void) {
    int mine = atomic_load(&sense);
    if (atomic_fetch_add(&waiting, 1) == 1) {
        atomic_store(&waiting, 0);
        atomic_store(&sense, !mine);
    } else
        while (atomic_load(&sense) == mine)
            ;
}

static void *work(void *argument) {
    int me = (int)(long)argument;
    for (int i = 1; i <= 2; i++) {
        steps[me] = i;
        barrier();
        assert(steps[1 - me] == i);
#ifndef BUG
        barrier();
#endif
    }
    return 0;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, work, (void *)1);
    work(0);
    pthread_join(t, 0);
}
