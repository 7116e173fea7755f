// safe
// assertion -- -DEARLY
//
// An object is built with its mutex held, and published before it is whole.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

struct object {
    pthread_mutex_t lock;
    int whole;
} *published;

void *user(void *unused) {
    pthread_mutex_lock(&published->lock);
    assert(published->whole);
    pthread_mutex_unlock(&published->lock);
    return unused;
}

int main(void) {
    struct object *object = malloc(sizeof *object);
    pthread_mutex_init(&object->lock, 0);
    object->whole = 0;
    pthread_mutex_lock(&object->lock);
    published = object;
    pthread_t thread;
    pthread_create(&thread, 0, user, 0);
#ifdef EARLY
    pthread_mutex_unlock(&object->lock);
    pthread_mutex_lock(&object->lock);
#endif
    object->whole = 1;
    pthread_mutex_unlock(&object->lock);
    pthread_join(thread, 0);
}
