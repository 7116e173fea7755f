// safe
// safe -- -DC11
// safe -- -DATTRIBUTE
// assertion -- -DLOOKS_EARLY
// assertion -- -DC11 -DLOOKS_EARLY
// assertion -- -DATTRIBUTE -DLOOKS_EARLY
// memory -- -DFREES
// deadlock -- -DLOCKS
// If main exits alone, the last thread ends the process, with all that is to be done then.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <threads.h>

static atomic_int ended;
static int *memory;
static pthread_t first;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

#ifdef ATTRIBUTE
__attribute__((destructor))
#endif
static void at_the_end(void) {
#ifdef LOOKS_EARLY
    assert(ended == 0);
#else
    assert(ended == 2);
#endif
    *memory = 1;
}

static void frees(void) { free(memory); }

static void *works(void *joins) {
    /* Main has ended for whoever joins it, long before the process does. */
    if (joins)
        pthread_join(first, 0);
#ifdef LOCKS
    pthread_mutex_lock(&mutex);
#endif
    ended++;
    return 0;
}

static int works_too(void *unused) { return works(unused) != 0; }

int main(void) {
    first = pthread_self();
    memory = malloc(sizeof *memory);
#ifndef ATTRIBUTE
    atexit(at_the_end);
#endif
#ifdef FREES
    atexit(frees);
#endif
#ifdef LOCKS
    pthread_mutex_lock(&mutex);
#endif
#ifdef C11
    thrd_t a, b;
    thrd_create(&a, works_too, 0);
    thrd_create(&b, works_too, 0);
    thrd_exit(0);
#else
    pthread_t a, b;
    pthread_create(&a, 0, works, 0);
    pthread_create(&b, 0, works, &b);
    pthread_exit(0);
#endif
}
