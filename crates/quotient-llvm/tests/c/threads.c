// expect: done
// Threads, their arguments and results, mutexes, thread-local variables.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t other;
static int counter;
static _Thread_local int mine = 5;
struct job { int in, out; };

static void *work(void *argument) {
    struct job *job = argument;
    mine += job->in;
    pthread_mutex_lock(&mutex);
    counter += mine;
    pthread_mutex_unlock(&mutex);
    job->out = mine;
    if (job->in == 2) pthread_exit((void *)99L);
    return (void *)(long)job->in;
}

int main(void) {
    pthread_t threads[3];
    struct job jobs[3];
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    assert(pthread_mutex_init(&other, NULL) == 0);
    for (int i = 0; i < 3; i++) {
        jobs[i].in = i;
        assert(pthread_create(&threads[i], &attributes, work, &jobs[i]) == 0);
    }
    assert(!pthread_equal(threads[0], threads[1]));
    assert(pthread_equal(pthread_self(), pthread_self()));
    for (int i = 0; i < 3; i++) {
        void *result;
        assert(pthread_join(threads[i], i == 0 ? NULL : &result) == 0);
        if (i > 0) assert((long)result == (i == 2 ? 99 : i));
        assert(jobs[i].out == 5 + i);
    }
    assert(counter == 15 + 3 && mine == 5);
    assert(pthread_mutex_trylock(&other) == 0);
    assert(pthread_mutex_trylock(&other) == 16);
    pthread_mutex_unlock(&other);
    pthread_mutex_destroy(&other);
    return 0;
}
