// An object goes when its last user does.
// expect: safe
// expect -DBUG: memory
// The bug: the count is lowered and looked at in two steps.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct object {
    atomic_int users;
    int value;
};

static void release(struct object *object) {
#ifdef BUG
    atomic_fetch_sub(&object->users, 1);
    if (atomic_load(&object->users) == 0)
#else
    if (atomic_fetch_sub(&object->users, 1) == 1)
#endif
        free(object);
}

static void *user(void *object) {
    assert(((struct object *)object)->value == 7);
    release(object);
    return 0;
}

int main(void) {
    pthread_t t;
    struct object *object = malloc(sizeof *object);
    atomic_init(&object->users, 2);
    object->value = 7;
    pthread_create(&t, 0, user, object);
    user(object);
    pthread_join(t, 0);
}
