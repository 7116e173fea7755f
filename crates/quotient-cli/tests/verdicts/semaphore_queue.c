// safe
// assertion -- -DSLOTS=2
// safe -- -DPRODUCERS=2 -DUNORDERED
//
// Two semaphores count what is free and what is filled. If more is said to be free than there is,
// something gets lost.
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

#ifndef SLOTS
#define SLOTS 1
#endif
#ifndef PRODUCERS
#define PRODUCERS 1
#endif

sem_t space, filled;
int buffer;

void *producer(void *unused) {
    for (int i = 1; i <= 2 / PRODUCERS; i++) {
        sem_wait(&space);
        buffer = i;
        sem_post(&filled);
    }
    return 0;
}

int main(void) {
    pthread_t t[PRODUCERS];
    sem_init(&space, 0, SLOTS);
    sem_init(&filled, 0, 0);
    for (int i = 0; i < PRODUCERS; i++)
        pthread_create(&t[i], 0, producer, 0);
    for (int i = 1; i <= 2; i++) {
        sem_wait(&filled);
#ifndef UNORDERED
        assert(buffer == i);
#endif
        sem_post(&space);
    }
    for (int i = 0; i < PRODUCERS; i++)
        pthread_join(t[i], 0);
}
