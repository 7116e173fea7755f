// safe
// A variable may be called as a function is that the program does not use, and mutexes have their kind wherever
// that is made.

#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int poll, strlen;
atomic_int usleep;

struct object {
    pthread_mutex_t lock;
    int count;
} *object;

static void *counts(void *unused) {
    pthread_mutex_lock(&object->lock);
    pthread_mutex_lock(&object->lock);
    object->count++;
    pthread_mutex_unlock(&object->lock);
    pthread_mutex_unlock(&object->lock);
    poll++, strlen++, usleep++;
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_mutex_t own = PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP;
    pthread_mutex_lock(&own);
    assert(pthread_mutex_lock(&own) == EDEADLK);
    pthread_mutex_unlock(&own);
    object = malloc(sizeof *object);
    object->lock = (pthread_mutex_t)PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
    object->count = 0;
    pthread_create(&thread, 0, counts, 0);
    counts(0);
    pthread_join(thread, 0);
    assert(poll + strlen + usleep == 6 && object->count == 2);
    free(object);
    return 0;
}
