// safe
// deadlock -- -DORDER
// deadlock -- -DTWICE
// safe -- -DTWICE -DRECURSIVE
// Functions of the library that are called through pointers are what they are when they are called by name.
#include <assert.h>
#include <pthread.h>
#include <string.h>

static const struct {
    int (*create)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);
    int (*join)(pthread_t, void **);
    void (*exit)(void *);
    int (*lock)(pthread_mutex_t *);
    int (*trylock)(pthread_mutex_t *);
    int (*unlock)(pthread_mutex_t *);
    void *(*move)(void *, const void *, size_t);
} call = {pthread_create,        pthread_join,         pthread_exit, pthread_mutex_lock,
          pthread_mutex_trylock, pthread_mutex_unlock, memmove};

static pthread_mutex_t mutex, other = PTHREAD_MUTEX_INITIALIZER;
static int count;

static void *counts(void *unused) {
#ifdef ORDER
    call.lock(&other);
#endif
    call.lock(&mutex);
#ifdef TWICE
    call.lock(&mutex);
#endif
    int next = count + 1;
    call.move(&count, &next, sizeof next);
#ifdef TWICE
    call.unlock(&mutex);
#endif
    call.unlock(&mutex);
#ifdef ORDER
    call.unlock(&other);
#endif
    call.exit(&count);
    return 0;
}

int main(void) {
    pthread_mutexattr_t attributes;
    pthread_mutexattr_init(&attributes);
#ifdef RECURSIVE
    pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
#endif
    pthread_mutex_init(&mutex, &attributes);
    pthread_t thread;
    call.create(&thread, 0, counts, 0);
    int seen = 0;
    if (!call.trylock(&mutex)) {
#ifdef ORDER
        call.lock(&other);
        call.unlock(&other);
#endif
        seen = count;
        call.unlock(&mutex);
    }
    void *result;
    call.join(thread, &result);
    assert(result == &count && count == 1 && seen < 2);
}
