// An object is made when it is first needed, and a lock is taken only then.
// expect: safe
// expect -DBUG: assertion
// The bug: the pointer is there before the object is.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
_Atomic(int *) object;
int made;

static int *get(void) {
    int *found = atomic_load(&object);
    if (!found) {
        pthread_mutex_lock(&m);
        found = atomic_load(&object);
        if (!found) {
            found = malloc(sizeof *found);
#ifdef BUG
            atomic_store(&object, found);
            *found = 42;
#else
            *found = 42;
            atomic_store(&object, found);
#endif
            made++;
        }
        pthread_mutex_unlock(&m);
    }
    return found;
}

static void *user(void *unused) {
    assert(*get() == 42);
    return 0;
}

int main(void) {
    pthread_t t, u;
    pthread_create(&t, 0, user, 0);
    pthread_create(&u, 0, user, 0);
    pthread_join(t, 0);
    pthread_join(u, 0);
    assert(made == 1);
}
