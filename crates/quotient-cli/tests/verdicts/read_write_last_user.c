// safe
// safe -- -DTRY
// memory -- -DUNSEEN
// Who sees that a writer has done its work may destroy the read-write lock, although that one has not yet returned from giving it back.
#include <pthread.h>
#include <stdlib.h>

typedef struct {
    pthread_rwlock_t lock;
    int done;
} shared;

static void *writes(void *argument) {
    shared *s = argument;
    pthread_rwlock_wrlock(&s->lock);
    s->done = 1;
    pthread_rwlock_unlock(&s->lock);
    return 0;
}

static int has_lock(shared *s) {
#ifdef TRY
    return !pthread_rwlock_trywrlock(&s->lock);
#else
    return !pthread_rwlock_rdlock(&s->lock);
#endif
}

int main(void) {
    pthread_t t;
    shared *s = malloc(sizeof *s);
    pthread_rwlock_init(&s->lock, 0);
    s->done = 0;
    pthread_create(&t, 0, writes, s);
    if (has_lock(s)) {
        int done = s->done;
#ifdef UNSEEN
        done = 1;
#endif
        pthread_rwlock_unlock(&s->lock);
        if (done) {
#ifndef UNSEEN
            pthread_rwlock_destroy(&s->lock);
#endif
            free(s);
        }
    }
    pthread_join(t, 0);
    return 0;
}
