// A readers-writer lock made of a count and two mutexes (Courtois, Heymans and Parnas).
// expect: safe
// expect -DBUG: assertion
// The bug: the second reader does not wait for the first, who waits for the writer.
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>

sem_t room, turnstile;
atomic_int readers;
int x, y;

static void *writer(void *unused) {
    sem_wait(&room);
    x++;
    y++;
    sem_post(&room);
    return 0;
}

static void *reader(void *unused) {
#ifndef BUG
    sem_wait(&turnstile);
#endif
    if (atomic_fetch_add(&readers, 1) == 0)
        sem_wait(&room);
#ifndef BUG
    sem_post(&turnstile);
#endif
    assert(x == y);
#ifndef BUG
    sem_wait(&turnstile);
#endif
    if (atomic_fetch_sub(&readers, 1) == 1)
        sem_post(&room);
#ifndef BUG
    sem_post(&turnstile);
#endif
    return 0;
}

int main(void) {
    pthread_t t, u;
    sem_init(&room, 0, 1);
    sem_init(&turnstile, 0, 1);
    pthread_create(&t, 0, writer, 0);
    pthread_create(&u, 0, reader, 0);
    reader(0);
    pthread_join(t, 0);
    pthread_join(u, 0);
}
