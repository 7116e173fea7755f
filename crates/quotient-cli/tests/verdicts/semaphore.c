// safe
// assertion -- -DVALUE=2
// deadlock -- -DVALUE=0
// safe -- -DTRY
//
// A semaphore as a lock: two may enter if its value is 2, nobody if it is 0.
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

#ifndef VALUE
#define VALUE 1
#endif

sem_t s;
int inside;

void *enters(void *unused) {
#ifdef TRY
    if (sem_trywait(&s))
        return 0;
#else
    sem_wait(&s);
#endif
    inside++;
    assert(inside == 1);
    inside--;
    sem_post(&s);
    return 0;
}

int main(void) {
    pthread_t t, u;
    int value;
    sem_init(&s, 0, VALUE);
    pthread_create(&t, 0, enters, 0);
    pthread_create(&u, 0, enters, 0);
    pthread_join(t, 0);
    pthread_join(u, 0);
    sem_getvalue(&s, &value);
    assert(value == VALUE);
    sem_destroy(&s);
}
