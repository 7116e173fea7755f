// A reader says which object it uses, so that nobody frees it (hazard pointers).
// expect: safe
// expect -DBUG: memory
// The bug: the reader does not look again after it has said so.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

_Atomic(int *) current, hazard;

static void *reader(void *unused) {
    int *object = atomic_load(&current);
    for (;;) {
        atomic_store(&hazard, object);
#ifdef BUG
        break;
#endif
        int *again = atomic_load(&current);
        if (again == object)
            break;
        object = again;
    }
    assert(*object == 1 || *object == 2);
    atomic_store(&hazard, 0);
    return 0;
}

int main(void) {
    pthread_t t;
    int *old = malloc(sizeof *old), *new = malloc(sizeof *new);
    *old = 1;
    *new = 2;
    atomic_store(&current, old);
    pthread_create(&t, 0, reader, 0);
    atomic_store(&current, new);
    while (atomic_load(&hazard) == old)
        ;
    free(old);
    pthread_join(t, 0);
    free(new);
}
