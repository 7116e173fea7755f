// safe
// assertion -- -DNEVER
//
// A wait for a semaphore with a time limit: it fails without taking anything, or it takes one.
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>

sem_t s;

void *posts(void *unused) {
    sem_post(&s);
    return 0;
}

int main(void) {
    pthread_t t;
    int value;
    struct timespec soon = {0, 0};
    sem_init(&s, 0, 0);
    pthread_create(&t, 0, posts, 0);
    int failed = sem_timedwait(&s, &soon);
    assert(!failed || errno == ETIMEDOUT);
#ifdef NEVER
    assert(!failed);
#endif
    pthread_join(t, 0);
    sem_getvalue(&s, &value);
    assert(value == (failed ? 1 : 0));
}
