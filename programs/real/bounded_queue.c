// Many producers, many consumers: a ring of two cells with sequence numbers (Vyukov).
// expect: safe
// expect -DBUG: assertion
// The bug: a cell is marked as filled before it is.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define CELLS 2

struct cell {
    atomic_uint turn;
    int value;
} ring[CELLS] = {{0, 0}, {1, 0}};
atomic_uint head, tail;

static int put(int value) {
    unsigned at = atomic_load(&tail);
    for (;;) {
        struct cell *cell = &ring[at % CELLS];
        int ahead = (int)(atomic_load(&cell->turn) - at);
        if (ahead < 0)
            return 0;
        if (ahead > 0)
            at = atomic_load(&tail);
        else if (atomic_compare_exchange_strong(&tail, &at, at + 1)) {
#ifdef BUG
            atomic_store(&cell->turn, at + 1);
            cell->value = value;
#else
            cell->value = value;
            atomic_store(&cell->turn, at + 1);
#endif
            return 1;
        }
    }
}

static int take(int *value) {
    unsigned at = atomic_load(&head);
    for (;;) {
        struct cell *cell = &ring[at % CELLS];
        int ahead = (int)(atomic_load(&cell->turn) - (at + 1));
        if (ahead < 0)
            return 0;
        if (ahead > 0)
            at = atomic_load(&head);
        else if (atomic_compare_exchange_strong(&head, &at, at + 1)) {
            *value = cell->value;
            atomic_store(&cell->turn, at + CELLS);
            return 1;
        }
    }
}

static void *producer(void *value) {
    assert(put((int)(long)value));
    return 0;
}

int main(void) {
    pthread_t t, u;
    int first = 0, second = 0;
    pthread_create(&t, 0, producer, (void *)1);
    pthread_create(&u, 0, producer, (void *)2);
    int some = take(&first);
    assert(!some || first == 1 || first == 2);
    pthread_join(t, 0);
    pthread_join(u, 0);
    assert(take(&second) && second != first);
}
